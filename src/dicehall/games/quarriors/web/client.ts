// Quarriors! in the browser.

import type { Option } from '$shell/lib/protocol'
import type { Sound } from '$shell/lib/sound'
import type { IconName } from '$shell/parts/icons'
import type { GameClient } from '$shell/games/registry'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import CardFace from './CardFace.svelte'
import Dock from './Dock.svelte'
import Emblem from './Emblem.svelte'
import Face from './Face.svelte'
import MinutePicture from './MinutePicture.svelte'
import { cardOf, quarry } from './model'
import Seat from './Seat.svelte'
import './world.css'

const LENGTHS: Record<string, number> = {
  turn: 800, scored: 800, gained: 600, culled: 500, swapped: 800, fetched: 700, took: 700, bargained: 800, refilled: 500,
  drew: 600, rolled: 1500, rerolled: 1400, used: 600, settled: 600, 'got-quiddity': 400, 'got-capture': 500, readied: 500,
  summoned: 800, copied: 800, cast: 900, attached: 800, shielded: 700, enraged: 700, saved: 700, silenced: 800,
  dispelled: 800, turned: 800, attacked: 1000, defended: 900, 'held-out': 1000, surged: 800, escaped: 700, destroyed: 900, starved: 900,
  'to-the-pool': 600, 'set-aside': 600, 'came-back': 800, 'aside-rolled': 1300, captured: 900, emptied: 700,
  discarded: 500, swept: 300, fired: 600, 'no-creatures-left': 1200, 'last-round': 1200, won: 1200,
}

const ICONS: Record<string, IconName> = {
  picked: 'card', turn: 'hourglass', scored: 'star', gained: 'star', culled: 'cross', swapped: 'again', fetched: 'flag',
  took: 'flag', bargained: 'flag', refilled: 'again', drew: 'die', rolled: 'die', rerolled: 'die', used: 'bolt',
  settled: 'die', 'got-quiddity': 'amulet', 'got-capture': 'net', readied: 'bolt', summoned: 'person', copied: 'copy',
  cast: 'bolt', attached: 'link', shielded: 'shield', enraged: 'sword', saved: 'heart', silenced: 'lock',
  dispelled: 'blast', turned: 'again', attacked: 'sword', defended: 'shield', 'held-out': 'shield', surged: 'sword', escaped: 'heart', destroyed: 'skull',
  starved: 'skull', 'to-the-pool': 'undo', 'set-aside': 'pause', 'came-back': 'heart', 'aside-rolled': 'die',
  captured: 'net', emptied: 'card', discarded: 'cross', swept: 'next', fired: 'bolt', 'no-creatures-left': 'flag',
  'last-round': 'flag', won: 'laurel',
}

const SOUNDS: Record<string, Sound> = {
  turn: 'move', rolled: 'dice', rerolled: 'dice', 'aside-rolled': 'dice', scored: 'card', gained: 'choose', summoned: 'move',
  cast: 'card', attached: 'card', attacked: 'hit', destroyed: 'out', starved: 'out', captured: 'card', won: 'win',
}

/** Answers that no thing on the table stands for. */
const PLAIN = ['done', 'pass', 'begin', 'bring-back']

/** Shown without giving anything away. */
const CALM = ['turn', 'scored', 'gained', 'culled', 'refilled', 'drew', 'swept', 'discarded', 'readied', 'emptied']
/** What a rival does, as tiles. */
const RETOLD = ['scored', 'rolled', 'summoned', 'copied', 'cast', 'attached', 'attacked', 'destroyed', 'captured', 'took']

const DEEDS: Record<string, IconName> = {
  use: 'bolt', reroll: 'again', settle: 'check', summon: 'person', cast: 'bolt', discard: 'cross', attach: 'link', switch: 'again',
  defend: 'shield', copy: 'copy', destroy: 'skull', silence: 'lock', dispel: 'blast', 'dispel-from': 'blast', 'dispel-kind': 'blast',
  turn: 'die', cull: 'cross', 'cull-spell': 'cross', fetch: 'flag', trade: 'again', swap: 'again', capture: 'net', take: 'flag',
  pick: 'card', resolve: 'bolt',
}
/** The rule of each phase. */
const RULES: Record<string, string> = { score: 'score', roll: 'roll', prepare: 'summon', attack: 'attack', capture: 'capture', end: 'end' }

export const client: GameClient = {
  Emblem,
  id: 'quarriors',
  Board,
  Dock,
  Seat,
  Face,
  CardFace,
  MinutePicture,
  world: 'world-quarriors',
  hasFace: (option: Option) => !PLAIN.includes(option.do.verb),
  placed: (option: Option) => !PLAIN.includes(option.do.verb),
  chips: (look, words) => {
    const where = quarry(look.components)
    if (where.players.length === 0 || where.round === 0) return []
    const rounds = where.rounds > 0 ? ` / ${where.rounds}` : ''
    const phase = where.turn?.phase
    return [
      { id: 'round', icon: 'hourglass', text: words.text('board-round', { round: where.round }) + rounds, help: words.text('rule-turn') },
      ...(phase ? [{ id: 'phase', text: words.text(`phase-${phase}`), help: words.text(`rule-${RULES[phase] ?? 'turn'}`) }] : []),
      { id: 'target', icon: 'star' as const, text: String(where.target), help: words.text('rule-win_glory') },
      { id: 'empty', icon: 'card' as const, text: `${where.empty_cards} / ${where.empty_cards_to_end}`, help: words.text('rule-win_empty') },
    ]
  },
  deedIcon: (option: Option) => DEEDS[option.do.verb] ?? null,
  cardOf,
  Aside,
  asideFor: (event) => (Array.isArray(event.dice) ? 'dice' : null),
  folds: (event) => ['picked', 'got-quiddity', 'swept'].includes(event.event),
  calm: (event) => CALM.includes(event.event),
  retold: (event) => RETOLD.includes(event.event),
  weight: (event) => (event.event === 'gained' ? Number(event.glory) : event.event === 'destroyed' || event.event === 'defended' ? 1 : 0),
  length: (event) => LENGTHS[event.event] ?? 500,
  sound: (event) => SOUNDS[event.event] ?? null,
  icon: (event) => ICONS[event.event] ?? 'dot',
}
