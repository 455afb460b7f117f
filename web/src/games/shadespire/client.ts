// Shadespire in the browser.

import type { GameEvent, Option, Phrase } from '../../lib/protocol'
import type { Sound } from '../../lib/sound'
import type { Texts } from '../../lib/texts'
import type { IconName } from '../../parts/icons'
import type { Figures, GameClient } from '../registry'
import { Tally } from '../tally'
import { pointless } from './auto.svelte'
import BandPanel from './BandPanel.svelte'
import Board from './Board.svelte'
import CardFace from './CardFace.svelte'
import { draws } from './checking'
import DeckSetup from './DeckSetup.svelte'
import Face from './Face.svelte'
import { cardOf, warbandOf } from './model'
import { patch } from './patch'

const LENGTHS: Record<string, number> = {
  'rolled-off': 900, picked: 500, 'board-chosen': 500, joined: 900, 'relic-placed': 500, 'token-placed': 450, 'tokens-turned': 700,
  redrew: 500, deployed: 450, 'game-began': 600, round: 1000, first: 600, moved: 700, charged: 600, guarded: 500, passed: 400,
  drew: 200, replaced: 500, attacked: 900, 'attack-roll': 1200, 'defence-roll': 1200, succeeded: 700, failed: 700, trapped: 700,
  damaged: 800, out: 1000, glory: 600, driven: 700, pushed: 600, inspired: 800, played: 1000, equipped: 800, reacted: 900,
  scored: 1000, dropped: 300, discarded: 300, 'drew-objective': 200, healed: 600, blocked: 700, 'token-removed': 700,
  swapped: 800, returned: 800, die: 900, 'relic-held': 800, used: 800, 'end-phase': 900, 'won-game': 1200, 'drawn-game': 1200,
  'sudden-death': 1200, spoiled: 700,
}

const ICONS: Record<string, IconName> = {
  'rolled-off': 'die', picked: 'flag', 'board-chosen': 'card', joined: 'link', 'relic-placed': 'amulet', 'token-placed': 'dot',
  'tokens-turned': 'eye', redrew: 'again', deployed: 'person', 'game-began': 'play', round: 'hourglass', first: 'flag', moved: 'boot',
  charged: 'bolt', guarded: 'shield', passed: 'pause', drew: 'card', replaced: 'again', attacked: 'sword', 'attack-roll': 'die',
  'defence-roll': 'die', succeeded: 'check', failed: 'cross', trapped: 'net', damaged: 'drop', out: 'skull', glory: 'star',
  driven: 'back', pushed: 'next', inspired: 'star', played: 'card', equipped: 'amulet', reacted: 'bolt', scored: 'trophy',
  dropped: 'cross', discarded: 'cross', 'drew-objective': 'card', healed: 'heart', blocked: 'stone', 'token-removed': 'cross',
  swapped: 'again', returned: 'heart', die: 'die', 'relic-held': 'amulet', used: 'bolt', 'end-phase': 'hourglass',
  'won-game': 'laurel', 'drawn-game': 'people', 'sudden-death': 'skull', spoiled: 'cross',
}

const RULES: Record<string, string> = {
  'rolled-off': 'roll-off', picked: 'warband_pick', 'board-chosen': 'board_face', joined: 'board_join', 'relic-placed': 'relic',
  'token-placed': 'token_place', 'tokens-turned': 'token_turn', redrew: 'cards_mulligan', deployed: 'deploy_turns',
  'game-began': 'setup', round: 'round_action', first: 'round_first', moved: 'move', charged: 'charge', guarded: 'guard',
  passed: 'activation_kinds', drew: 'cards_empty', replaced: 'activation_kinds', attacked: 'combat_declare',
  'attack-roll': 'combat_attack-roll', 'defence-roll': 'combat_defence-roll', succeeded: 'combat_compare', failed: 'combat_compare',
  trapped: 'combat_trapped', damaged: 'combat_damage', out: 'out', glory: 'glory', driven: 'drive-back', pushed: 'push',
  inspired: 'fighter_inspire', played: 'ploy', equipped: 'upgrade', reacted: 'reaction', scored: 'objective_when', dropped: 'end_drop',
  discarded: 'end_discard', 'drew-objective': 'cards_three', blocked: 'ploy_shard', 'relic-held': 'relic_hold', used: 'activation_kinds',
  'end-phase': 'end', 'won-game': 'victory', 'drawn-game': 'victory', 'sudden-death': 'match_sudden',
}

const SOUNDS: Record<string, Sound> = {
  'rolled-off': 'dice', 'attack-roll': 'dice', 'defence-roll': 'dice', die: 'dice', joined: 'move', deployed: 'move', moved: 'move',
  driven: 'move', pushed: 'move', charged: 'move', damaged: 'hit', out: 'out', played: 'card', equipped: 'card', scored: 'card',
  round: 'move', 'won-game': 'win',
}

function faces(event: GameEvent): number[] {
  if (event.event === 'die') return [event.face as number]
  return Array.isArray(event.faces) ? (event.faces as number[]) : []
}

/** By seat: glory, kills, attacks that succeeded, damage, and cards. */
export function figures(log: GameEvent[], words: Texts): Figures {
  const tally = new Tally(['glory', 'attacks', 'succeeded', 'damage', 'felled', 'lost', 'scored', 'ploys', 'upgrades'] as const)
  const row = (seat: unknown) => tally.row(seat)
  // A fighter's seat: its number where several field the same warband, else whoever leads its warband.
  const leads = new Map<string, number>()
  const seatOf = (event: GameEvent) => {
    const [card = '', number] = String(event.fighter).split('#')
    return number ? Number(number) : (leads.get(`warband-${warbandOf(card)}`) ?? 0)
  }
  let attacker = 0
  for (const event of log) {
    const seat = Number(event.seat)
    const said = (event.log.args?.seat as Phrase | undefined)?.args
    if (said) leads.set((said.warband as Phrase | undefined)?.key ?? '', Number(said.number))
    switch (event.event) {
      case 'glory':
        row(seat).glory += Number(event.glory)
        break
      case 'attacked':
        attacker = seatOf(event)
        if (attacker) row(attacker).attacks++
        break
      case 'succeeded':
        attacker = seatOf(event)
        if (attacker) row(attacker).succeeded++
        break
      case 'damaged':
        if (attacker && seatOf(event) !== attacker) row(attacker).damage += Number(event.damage)
        break
      case 'out': {
        const loser = seatOf(event)
        if (loser) row(loser).lost++
        if (attacker && loser !== attacker) row(attacker).felled++
        break
      }
      case 'scored':
        row(seat).scored++
        break
      case 'played':
        row(seat).ploys++
        break
      case 'equipped':
        row(seat).upgrades++
        break
      case 'board-chosen':
        row(seat)
        break
    }
  }
  return tally.table(words)
}

const PLAIN = ['pass', 'draw']

export const client: GameClient = {
  id: 'shadespire',
  Board,
  Seat: BandPanel,
  Face,
  CardFace,
  hasFace: (option: Option) => !PLAIN.includes(option.do.verb),
  slim: true,
  cardOf,
  patch,
  length: (event) => LENGTHS[event.event] ?? 500,
  sound: (event) => SOUNDS[event.event] ?? null,
  icon: (event) => ICONS[event.event] ?? 'dot',
  rule: (event) => RULES[event.event] ?? null,
  faces,
  pointless,
  quiet: true,
  /** A match is for two. */
  seatsFor: (options) => (options.match === 'single' ? null : [2, 2]),
  Setup: DeckSetup,
  setupOptions: ['decks', 'warbands'],
  figures,
  draws,
}
