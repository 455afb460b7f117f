// Ultimate Warriorz in the browser.

import Sides from './Sides.svelte'
import type { Option } from '$shell/lib/protocol'
import type { Sound } from '$shell/lib/sound'
import type { IconName } from '$shell/parts/icons'
import type { GameClient } from '$shell/games/registry'
import './world.css'
import Arena from './Arena.svelte'
import Aside from './Aside.svelte'
import CardFace from './CardFace.svelte'
import Dock from './Dock.svelte'
import Emblem from './Emblem.svelte'
import Face from './Face.svelte'
import MinutePicture from './MinutePicture.svelte'
import { arena, find } from './model'
import WarriorPanels from './WarriorPanels.svelte'

const LENGTHS: Record<string, number> = {
  round: 900, revealed: 1100, moved: 650, struck: 550, shot: 650, blasted: 650, rolled: 1500, rerolled: 1500,
  flipped: 1100, net: 1300, netted: 600, strength: 1000, defence: 1000, wounded: 900, 'first-wound': 700,
  missed: 700, out: 1100, stones: 800, 'lost-lives': 800, chose: 150, glory: 350, trophy: 500, placed: 350, won: 1200,
}

const ICONS: Record<string, IconName> = {
  picked: 'person', placed: 'flag', round: 'hourglass', chose: 'card', revealed: 'card', moved: 'boot',
  struck: 'sword', shot: 'bow', blasted: 'blast', strength: 'die', defence: 'shield', net: 'net', netted: 'net',
  rolled: 'die', flipped: 'amulet', rerolled: 'amulet', 'gave-die': 'die', missed: 'cross', wounded: 'drop',
  'first-wound': 'heart', stole: 'heart', 'lost-lives': 'drop', out: 'skull', stones: 'stone',
  'stones-stopped': 'shield', shocked: 'bolt', charged: 'bolt', 'gave-skull': 'skull', 'skull-back': 'skull',
  'attack-lost': 'cross', glory: 'star', trophy: 'trophy', won: 'laurel',
}

const SOUNDS: Record<string, Sound> = {
  rolled: 'dice', rerolled: 'dice', net: 'dice', strength: 'dice', defence: 'dice', wounded: 'hit', 'lost-lives': 'hit',
  out: 'out', moved: 'move', placed: 'move', revealed: 'card', chose: 'card', won: 'win',
}

/** Shown without giving anything away. */
const CALM = ['picked', 'placed', 'round', 'chose', 'glory', 'trophy']
/** What a rival does, as tiles. */
const RETOLD = ['revealed', 'moved', 'struck', 'shot', 'blasted', 'net', 'rolled', 'wounded', 'out', 'stones', 'gave-skull', 'shocked', 'stole']

const DEEDS: Record<string, IconName> = {
  move: 'boot', strike: 'sword', 'strike-second': 'sword', shoot: 'bow', blast: 'blast', 'give-skull': 'skull', flip: 'undo', reroll: 'again',
}

export const client: GameClient = {
  Emblem,
  Setup: Sides,
  setupOptions: ['sides'],
  id: 'warriorz',
  Board: Arena,
  Dock,
  world: 'world-warriorz',
  placed: (option: Option) => !['pass', 'roll', 'keep', 'give-die'].includes(option.do.verb),
  chips: (look, words) => {
    const where = arena(look.components)
    return where.round > 0 ? [{ id: 'round', icon: 'hourglass', text: `${words.text('round', { round: where.round })} / ${where.rounds}` }] : []
  },
  deedIcon: (option: Option) => DEEDS[option.do.verb] ?? null,
  Seat: WarriorPanels,
  Face,
  CardFace,
  MinutePicture,
  cardNames: ['warrior', 'card'],
  groupNames: ['warrior'],
  besides: (card, look) => {
    const warrior = find(arena(look.components), card)
    return warrior ? [{ name: 'stat-hand', cards: warrior.hand }, { name: 'stat-played', cards: warrior.played }] : []
  },
  hasFace: (option: Option) => ['play', 'pick', 'flip', 'reroll', 'give-die'].includes(option.do.verb),
  folds: (event) => ['picked', 'placed', 'chose', 'glory'].includes(event.event),
  Aside,
  asideFor: (event) => (event.event === 'rolled' ? 'faces' : null),
  calm: (event) => CALM.includes(event.event),
  doer: (event, look) => find(arena(look.components), event.warrior)?.seat,
  retold: (event) => RETOLD.includes(event.event),
  weight: (event) => (event.event === 'out' ? 10 : event.event === 'wounded' ? Number(event.wounds) : event.event === 'first-wound' ? 1 : 0),
  length: (event) => LENGTHS[event.event] ?? 500,
  sound: (event) => SOUNDS[event.event] ?? null,
  icon: (event) => ICONS[event.event] ?? 'dot',
}
