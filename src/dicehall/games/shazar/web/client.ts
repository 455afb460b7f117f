// Shazar in the browser.

import type { Look, Option } from '$shell/lib/protocol'
import type { Sound } from '$shell/lib/sound'
import type { Texts } from '$shell/lib/texts'
import type { IconName } from '$shell/parts/icons'
import type { Chip, GameClient } from '$shell/games/registry'
import Board from './Board.svelte'
import CardFace from './CardFace.svelte'
import Dock from './Dock.svelte'
import Emblem from './Emblem.svelte'
import Face from './Face.svelte'
import { weightOf } from './happening'
import MinutePicture from './MinutePicture.svelte'
import { cardOf, isPlaced, realm, stageOf } from './model'
import Seat from './Seat.svelte'
import './world.css'

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

/** Shown without giving anything away. */
const CALM = ['picked', 'dealt', 'field-laid', 'turn', 'drew', 'reshuffled']
/** What a rival does, as tiles. */
const RETOLD = ['moved', 'jumped', 'hex-fired', 'rolled', 'hurt', 'healed', 'marked', 'cast', 'cast-hidden', 'hit', 'missed', 'fate-fired', 'fate-played', 'trap-laid', 'trap-sprung', 'taken', 'take-failed', 'delivered', 'died', 'stolen']

const DEEDS: Record<string, IconName> = {
  step: 'boot', enter: 'next', seize: 'amulet', cast: 'bolt', aim: 'sword', choose: 'person', place: 'net', jump: 'next', copy: 'copy', fight: 'sword',
  return: 'again', play: 'star', drop: 'cross', shed: 'cross', 'hand-on': 'next', remove: 'cross', recall: 'home',
}

function chips(look: Look, words: Texts): Chip[] {
  const where = realm(look.components)
  if (where.mages.length === 0 || where.active === null) return []
  const stage = stageOf(where, null)
  const found: Chip[] = [
    { id: 'round', icon: 'hourglass', text: `${where.round}${where.rounds > 0 ? ` / ${where.rounds}` : ''}`, help: words.text('board-turn', { round: where.round, rounds: where.rounds, name: words.text(`character-${where.mages[where.active]?.character ?? ''}`) }) },
    { id: 'stage', text: `${stage}. ${words.text(`board-stage-${stage}`)}`, help: `${words.text('rule-turn')} ${words.text(`rule-stage-${stage}`)}` },
  ]
  if (where.needed !== null) found.push({ id: 'needed', icon: 'amulet', text: String(where.needed), help: words.text('mark-needed', { count: where.needed }) })
  if (where.truce !== null) found.push({ id: 'truce', icon: 'flag', text: words.text('mark-truce', { seat: { key: `character-${where.mages[where.truce]?.character ?? ''}` } }), help: words.text('rule-fate_truce') })
  if (where.supply) {
    found.push({ id: 'fates', icon: 'card', text: String(where.supply.fate_deck), help: `${words.text('stat-fates')}: ${where.supply.fate_deck}` })
    found.push({ id: 'green', icon: 'drop', text: String(where.supply.diseases), help: `${words.text('stat-diseases')}: ${where.supply.diseases}. ${words.text('rule-effect-cards_green')}` })
    found.push({ id: 'red', icon: 'pause', text: String(where.supply.skips), help: `${words.text('stat-red')}: ${where.supply.skips}. ${words.text('rule-effect-cards_red')}` })
  }
  return found
}

export const client: GameClient = {
  Emblem,
  id: 'shazar',
  Board,
  Dock,
  Seat,
  Face,
  CardFace,
  MinutePicture,
  world: 'world-shazar',
  hasFace: (option: Option) => !PLAIN.includes(option.do.verb),
  placed: (option: Option, look) => isPlaced(option, realm(look.components), look.seat),
  chips,
  deedIcon: (option: Option) => DEEDS[option.do.verb] ?? null,
  cardOf,
  folds: (event) => ['picked', 'dealt', 'first-roll', 'field-laid'].includes(event.event),
  calm: (event) => CALM.includes(event.event),
  retold: (event, look) => RETOLD.includes(event.event) && Number(event.seat) - 1 !== look.seat,
  weight: weightOf,
  length: (event) => LENGTHS[event.event] ?? 500,
  sound: (event) => SOUNDS[event.event] ?? null,
  icon: (event) => ICONS[event.event] ?? 'dot',
  workshop: { route: ['layout'], name: 'layout' },
}
