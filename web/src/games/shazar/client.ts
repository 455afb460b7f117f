// Shazar in the browser.

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
import { cardOf } from './model'
import { patch } from './patch'
import SeatFigures from './SeatFigures.svelte'
import { pointless } from './windows'

const LENGTHS: Record<string, number> = {
  picked: 600, dealt: 700, 'first-roll': 800, turn: 800, moved: 700, jumped: 800, 'hex-fired': 800, copied: 700, rolled: 1300,
  answered: 1300, hurt: 800, absorbed: 700, healed: 700, 'heal-blocked': 700, 'extra-life': 700, withered: 900, marked: 800,
  unmarked: 600, 'no-room': 600, 'no-card-left': 600, skips: 700, skipped: 700, held: 600, cast: 1000, 'cast-hidden': 900,
  cancelled: 900, evaded: 900, reflected: 900, hit: 1100, missed: 1000, tied: 800, rider: 800, drew: 300, reshuffled: 400,
  discarded: 600, stolen: 800, exchanged: 500, 'fate-drawn': 500, 'fate-kept': 600, 'fate-fired': 1100, 'fate-played': 1100,
  rerolled: 600, lucky: 700, 'trap-laid': 900, 'trap-sprung': 1000, 'hex-blocked': 800, truce: 900, guarded: 800, taken: 1200,
  'take-failed': 900, delivered: 1300, 'went-home': 900, burnt: 1000, died: 1200, reborn: 900, waits: 600, out: 1400,
  'last-round': 1200, won: 1300,
}

const ICONS: Record<string, IconName> = {
  picked: 'person', dealt: 'amulet', 'first-roll': 'die', turn: 'hourglass', moved: 'boot', jumped: 'next', 'hex-fired': 'star',
  copied: 'copy', rolled: 'die', answered: 'amulet', hurt: 'drop', absorbed: 'shield', healed: 'heart', 'heal-blocked': 'cross',
  'extra-life': 'heart', withered: 'drop', marked: 'link', unmarked: 'undo', 'no-room': 'cross', 'no-card-left': 'cross',
  skips: 'pause', skipped: 'pause', held: 'lock', cast: 'bolt', 'cast-hidden': 'bolt', cancelled: 'cross', evaded: 'next',
  reflected: 'again', hit: 'sword', missed: 'shield', tied: 'again', rider: 'blast', drew: 'card', reshuffled: 'again',
  discarded: 'card', stolen: 'net', exchanged: 'again', 'fate-drawn': 'card', 'fate-kept': 'card', 'fate-fired': 'star',
  'fate-played': 'star', rerolled: 'die', lucky: 'die', 'trap-laid': 'net', 'trap-sprung': 'net', 'hex-blocked': 'lock',
  truce: 'flag', guarded: 'shield', taken: 'amulet', 'take-failed': 'cross', delivered: 'trophy', 'went-home': 'home', burnt: 'blast',
  died: 'skull', reborn: 'heart', waits: 'pause', out: 'skull', 'last-round': 'flag', won: 'laurel',
}

const RULES: Record<string, string> = {
  picked: 'setup_character', dealt: 'setup_artifact', 'first-roll': 'setup_first', turn: 'turn', moved: 'stage-2', jumped: 'effects_teleport',
  'hex-fired': 'stage-3', copied: 'hex_mana-lake', rolled: 'dice_check', answered: 'artifact_crit', hurt: 'life_damage',
  absorbed: 'status_absorb', healed: 'life_maximum', 'heal-blocked': 'status_block-heal', 'extra-life': 'life_temporary',
  withered: 'ruling_18', marked: 'spell_lies', unmarked: 'spell_lies', 'no-room': 'effects_four', 'no-card-left': 'effect-cards_none',
  skips: 'effect-cards_red', skipped: 'effect-cards_red', held: 'move_held', cast: 'spell', 'cast-hidden': 'trap', cancelled: 'fate_counter',
  evaded: 'status_evade', reflected: 'status_reflect', hit: 'attack_opposed', missed: 'attack_opposed', tied: 'attack_tie',
  rider: 'attack_riders', drew: 'hand_refill', reshuffled: 'spell_reshuffle', discarded: 'hand_discard', stolen: 'hand_steal',
  exchanged: 'hex_school', 'fate-drawn': 'hex_fate', 'fate-kept': 'fate_named', 'fate-fired': 'fate_own-turn', 'fate-played': 'fate_named',
  rerolled: 'fate_reroll', lucky: 'fate_reroll', 'trap-laid': 'trap_place', 'trap-sprung': 'trap', 'hex-blocked': 'spell_block-hex',
  truce: 'fate_truce', guarded: 'hex_guardian', taken: 'capture', 'take-failed': 'capture_miss', delivered: 'capture_deliver',
  'went-home': 'capture_return', burnt: 'final_burn', died: 'death_maximum', reborn: 'death_reborn', waits: 'death_waiting',
  out: 'final_maximum', 'last-round': 'end_rounds', won: 'victory_count',
}

const SOUNDS: Record<string, Sound> = {
  turn: 'move', moved: 'move', jumped: 'move', rolled: 'dice', 'first-roll': 'dice', cast: 'card', 'cast-hidden': 'card', 'fate-fired': 'card',
  'fate-played': 'card', hurt: 'hit', hit: 'hit', died: 'out', out: 'out', taken: 'choose', delivered: 'choose', won: 'win',
}

/** Tens and units of a roll. */
function faces(event: GameEvent): number[] {
  if (event.event !== 'rolled' && event.event !== 'first-roll') return []
  const roll = Number(event.roll) % 100
  return [Math.floor(roll / 10), roll % 10]
}

export function figures(log: GameEvent[], words: Texts): Figures {
  const tally = new Tally(['steps', 'spells', 'hits', 'damage', 'healed', 'deaths', 'delivered', 'criticals'] as const)
  const row = (seat: unknown) => tally.row(seat)
  for (const event of log) {
    if (event.event === 'turn') row(event.seat)
    if (event.event === 'moved') row(event.seat).steps++
    if (event.event === 'cast' || event.event === 'cast-hidden') row(event.seat).spells++
    if (event.event === 'hit') row(event.seat).hits++
    if (event.event === 'hurt') row(event.seat).damage += Number(event.lives)
    if (event.event === 'healed') row(event.seat).healed += Number(event.lives)
    if (event.event === 'died') row(event.seat).deaths++
    if (event.event === 'delivered') row(event.seat).delivered++
    if (event.event === 'answered') row(event.seat).criticals++
  }
  return tally.table(words)
}

const PLAIN = ['done', 'pass']

export const client: GameClient = {
  id: 'shazar',
  Board,
  Seat: SeatFigures,
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
  workshop: { route: 'layout', name: 'layout' },
  figures,
  draws,
  secretive: true,
}
