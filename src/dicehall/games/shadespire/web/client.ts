// Shadespire in the browser.

import type { Option } from '$shell/lib/protocol'
import type { Sound } from '$shell/lib/sound'
import type { IconName } from '$shell/parts/icons'
import type { Chip, GameClient } from '$shell/games/registry'
import './world.css'
import Aside from './Aside.svelte'
import BandPanel from './BandPanel.svelte'
import Board from './Board.svelte'
import CardFace from './CardFace.svelte'
import DeckSetup from './DeckSetup.svelte'
import Dock from './Dock.svelte'
import Emblem from './Emblem.svelte'
import Face from './Face.svelte'
import MinutePicture from './MinutePicture.svelte'
import { cardOf, city, find } from './model'

const LENGTHS: Record<string, number> = {
  'rolled-off': 1300, picked: 500, 'board-chosen': 500, joined: 900, 'relic-placed': 500, 'token-placed': 450, 'tokens-turned': 700,
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

const SOUNDS: Record<string, Sound> = {
  'rolled-off': 'dice', 'attack-roll': 'dice', 'defence-roll': 'dice', die: 'dice', joined: 'move', deployed: 'move', moved: 'move',
  driven: 'move', pushed: 'move', charged: 'move', damaged: 'hit', out: 'out', played: 'card', equipped: 'card', scored: 'card',
  round: 'move', 'won-game': 'win',
}

const PLAIN = ['pass', 'draw']

/** Answers that no thing on the table stands for. */
const OFF_THE_BOARD = ['pass', 'draw', 'redraw', 'begin', 'take']

/** Shown without giving anything away. */
const CALM = ['picked', 'board-chosen', 'joined', 'relic-placed', 'token-placed', 'redrew', 'deployed', 'game-began', 'round', 'passed', 'glory', 'inspired', 'guarded']
/** What a rival does, as tiles. */
const RETOLD = ['moved', 'charged', 'guarded', 'attacked', 'attack-roll', 'defence-roll', 'succeeded', 'failed', 'damaged', 'out', 'driven', 'pushed', 'inspired', 'played', 'equipped', 'reacted', 'scored', 'used', 'healed', 'swapped', 'returned']

const DEEDS: Record<string, IconName> = {
  move: 'boot', go: 'boot', charge: 'bolt', guard: 'shield', attack: 'sword', strike: 'sword', 'strike-total': 'sword', use: 'amulet', equip: 'amulet', react: 'bolt',
  push: 'next', deploy: 'flag', choose: 'person', play: 'card', score: 'trophy', replace: 'again', drop: 'cross', discard: 'cross', remove: 'cross',
}

export const client: GameClient = {
  Emblem,
  id: 'shadespire',
  Board,
  Dock,
  dockBeside: true,
  world: 'world-shadespire',
  Seat: BandPanel,
  Face,
  CardFace,
  hasFace: (option: Option) => !PLAIN.includes(option.do.verb),
  placed: (option: Option) => !OFF_THE_BOARD.includes(option.do.verb),
  chips: (look, words) => {
    const where = city(look.components)
    const chips: Chip[] = []
    if (where.match !== 'single') chips.push({ id: 'game', icon: 'laurel', text: words.text('ui-game', { number: where.number }), help: words.text(`option-match-${where.match}.help`) })
    if (where.sudden > 0) chips.push({ id: 'round', icon: 'skull', text: words.text('ui-sudden') })
    else if (where.round > 0) chips.push({ id: 'round', icon: 'hourglass', text: words.text('ui-round', { round: where.round }) })
    chips.push({ id: 'phase', text: words.text(`ui-phase-${where.phase}`) })
    if (where.round > 0 && !where.clockwise && where.activations.length > 2) chips.push({ id: 'reversed', icon: 'undo', text: words.text('ui-reversed') })
    return chips
  },
  deedIcon: (option: Option) => DEEDS[option.do.verb] ?? null,
  cardOf,
  folds: (event) => ['token-placed', 'deployed', 'drew', 'drew-objective', 'dropped', 'discarded'].includes(event.event),
  calm: (event) => CALM.includes(event.event),
  doer: (event, look) => find(city(look.components), event.fighter)?.seat,
  retold: (event) => RETOLD.includes(event.event),
  MinutePicture,
  weight: (event) => (event.event === 'out' ? 4 : event.event === 'glory' ? Number(event.glory) : event.event === 'damaged' ? Number(event.damage) / 2 : 0),
  length: (event) => LENGTHS[event.event] ?? 500,
  sound: (event) => SOUNDS[event.event] ?? null,
  Aside,
  asideFor: (event) => (Array.isArray(event.log.args?.faces) ? 'faces' : Array.isArray(event.log.args?.face) ? 'face' : null),
  icon: (event) => ICONS[event.event] ?? 'dot',
  Setup: DeckSetup,
  setupOptions: ['decks', 'warbands'],
  workshop: { route: ['decks', 'shadespire'], name: 'build-title' },
  cardNames: ['fighter', 'card'],
  groupNames: ['group', 'warband'],
}
