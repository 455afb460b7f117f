// Quarriors! in the browser.

import type { GameEvent, Option } from '../../lib/protocol'
import type { Sound } from '../../lib/sound'
import type { Texts } from '../../lib/texts'
import type { IconName } from '../../parts/icons'
import type { Figures, GameClient } from '../registry'
import { Tally } from '../tally'
import Board from './Board.svelte'
import CardFace from './CardFace.svelte'
import { draws } from './checking'
import Face from './Face.svelte'
import { cardOf, sidesOf } from './model'
import { patch } from './patch'
import SeatFigures from './SeatFigures.svelte'

const LENGTHS: Record<string, number> = {
  turn: 800, scored: 800, gained: 600, culled: 500, swapped: 800, fetched: 700, took: 700, bargained: 800, refilled: 500,
  drew: 600, rolled: 1500, rerolled: 1400, used: 600, settled: 600, 'got-quiddity': 400, 'got-capture': 500, readied: 500,
  summoned: 800, copied: 800, cast: 900, attached: 800, shielded: 700, enraged: 700, saved: 700, silenced: 800,
  dispelled: 800, turned: 800, attacked: 1000, defended: 900, 'held-out': 1000, destroyed: 900, starved: 900,
  'to-the-pool': 600, 'set-aside': 600, 'came-back': 800, 'aside-rolled': 1300, captured: 900, emptied: 700,
  discarded: 500, swept: 300, fired: 600, 'no-creatures-left': 1200, 'last-round': 1200, won: 1200,
}

const ICONS: Record<string, IconName> = {
  picked: 'card', turn: 'hourglass', scored: 'star', gained: 'star', culled: 'cross', swapped: 'again', fetched: 'flag',
  took: 'flag', bargained: 'flag', refilled: 'again', drew: 'die', rolled: 'die', rerolled: 'die', used: 'bolt',
  settled: 'die', 'got-quiddity': 'amulet', 'got-capture': 'net', readied: 'bolt', summoned: 'person', copied: 'copy',
  cast: 'bolt', attached: 'link', shielded: 'shield', enraged: 'sword', saved: 'heart', silenced: 'lock',
  dispelled: 'blast', turned: 'again', attacked: 'sword', defended: 'shield', 'held-out': 'shield', destroyed: 'skull',
  starved: 'skull', 'to-the-pool': 'undo', 'set-aside': 'pause', 'came-back': 'heart', 'aside-rolled': 'die',
  captured: 'net', emptied: 'card', discarded: 'cross', swept: 'next', fired: 'bolt', 'no-creatures-left': 'flag',
  'last-round': 'flag', won: 'laurel',
}

const RULES: Record<string, string> = {
  picked: 'setup_chosen', turn: 'turn', scored: 'score', gained: 'score_glory', culled: 'cull', swapped: 'deathdealer_plain',
  fetched: 'hag_strong', took: 'ruling_8', bargained: 'wizard_mighty', refilled: 'roll_refill', drew: 'ruling_9',
  rolled: 'roll', rerolled: 'dice_reroll', used: 'immediate', settled: 'portal_alone', 'got-quiddity': 'quiddity',
  'got-capture': 'capture_one', readied: 'spells_ready', summoned: 'summon_price', copied: 'ooze_strong', cast: 'spells_cast',
  attached: 'attach', shielded: 'life_spell', enraged: 'death_cantrip', saved: 'life_charm', silenced: 'life_incantation',
  dispelled: 'shaping_spell', turned: 'shaping_charm', attacked: 'attack_total', defended: 'attack_destroyed',
  'held-out': 'attack_destroyed', destroyed: 'destroy_used', starved: 'ooze_plain', 'to-the-pool': 'ruling_9',
  'set-aside': 'spirit_mighty', 'came-back': 'ruling_returned', 'aside-rolled': 'spirit_mighty', captured: 'capture_price',
  emptied: 'win_empty', discarded: 'end_spells', swept: 'end_pool', fired: 'cards', 'no-creatures-left': 'win_empty',
  'last-round': 'end_rounds', won: 'win',
}

const SOUNDS: Record<string, Sound> = {
  turn: 'move', rolled: 'dice', rerolled: 'dice', 'aside-rolled': 'dice', scored: 'card', gained: 'choose', summoned: 'move',
  cast: 'card', attached: 'card', attacked: 'hit', destroyed: 'out', starved: 'out', captured: 'card', won: 'win',
}

/** Sides of the dice an event shows, counted from 1. */
function faces(event: GameEvent): number[] {
  if (!['rolled', 'rerolled'].includes(event.event)) return []
  return (event.dice as string[]).flatMap((die) => sidesOf(die).slice(0, 1)).map((side) => side + 1)
}

export function figures(log: GameEvent[], words: Texts): Figures {
  const tally = new Tally(['glory', 'captured', 'summoned', 'cast', 'destroyed', 'lost', 'culled', 'strongest'] as const)
  const row = (seat: unknown) => tally.row(seat)
  let active = 0
  for (const event of log) {
    const seat = Number(event.seat)
    if (event.event === 'turn') row((active = seat))
    if (event.event === 'gained') row(seat).glory = event.total as number
    if (event.event === 'captured') row(seat).captured++
    if (event.event === 'summoned') row(seat).summoned++
    if (event.event === 'cast' || event.event === 'attached') row(seat).cast++
    if (event.event === 'culled') row(seat).culled++
    if (event.event === 'attacked') row(seat).strongest = Math.max(row(seat).strongest, event.attack as number)
    if (event.event === 'destroyed') {
      row(seat).lost++
      if (active !== seat) row(active).destroyed++
    }
  }
  return tally.table(words)
}

const PLAIN = ['done', 'pass', 'begin', 'bring-back']

export const client: GameClient = {
  id: 'quarriors',
  Board,
  Seat: SeatFigures,
  Face,
  CardFace,
  hasFace: (option: Option) => !PLAIN.includes(option.do.verb),
  slim: true,
  cardOf,
  needs: { code: ['wilds', 'code'] },
  patch,
  length: (event) => LENGTHS[event.event] ?? 500,
  sound: (event) => SOUNDS[event.event] ?? null,
  icon: (event) => ICONS[event.event] ?? 'dot',
  rule: (event) => RULES[event.event] ?? null,
  faces,
  figures,
  draws,
}
