// Shazar in the browser.

import type { Option } from '../../lib/protocol'
import type { Sound } from '../../lib/sound'
import type { IconName } from '../../parts/icons'
import type { GameClient } from '../registry'
import Board from './Board.svelte'
import CardFace from './CardFace.svelte'
import Face from './Face.svelte'
import { cardOf } from './model'
import SeatFigures from './SeatFigures.svelte'

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

const SOUNDS: Record<string, Sound> = {
  turn: 'move', moved: 'move', jumped: 'move', rolled: 'dice', 'first-roll': 'dice', cast: 'card', 'cast-hidden': 'card', 'fate-fired': 'card',
  'fate-played': 'card', hurt: 'hit', hit: 'hit', died: 'out', out: 'out', taken: 'choose', delivered: 'choose', won: 'win',
}

const PLAIN = ['done', 'pass']

/** Answers that no thing on the table stands for. */
const OFF_THE_BOARD = ['done', 'pass', 'attempt', 'luck', 'option', 'keep', 'copy']

export const client: GameClient = {
  id: 'shazar',
  Board,
  Seat: SeatFigures,
  Face,
  CardFace,
  hasFace: (option: Option) => !PLAIN.includes(option.do.verb),
  scrolls: true,
  placed: (option: Option) => !OFF_THE_BOARD.includes(option.do.verb),
  cardOf,
  length: (event) => LENGTHS[event.event] ?? 500,
  sound: (event) => SOUNDS[event.event] ?? null,
  icon: (event) => ICONS[event.event] ?? 'dot',
  workshop: { route: 'layout', name: 'layout' },
}
