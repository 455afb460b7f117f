// The table as the view describes it (src/dicehall/games/shadespire/view.py).

import type { Card, Components, Deed, Option, Refused } from '../../lib/protocol'
import type { Texts } from '../../lib/texts'

export interface Hex {
  /** Its place on the first board's grid: `x,y`, x in half hexes. */
  id: string
  x: number
  y: number
  region: string
  start: boolean
  blocked: boolean
  edge: boolean
}

export interface LaidBoard {
  face: string
  x: number
  y: number
  turned: boolean
  seat: number | null
}

export interface Token {
  hex: string
  number: number | null
  relic: boolean
}

export interface Fighter {
  id: string
  card: string
  seat: number
  leader: boolean
  hex: string | null
  suffered: number
  wounds: number
  move: number
  defence: number
  range: number
  symbol: number
  inspired: boolean
  moved: boolean
  charged: boolean
  guard: boolean
  spent: boolean
  upgrades: string[]
  attacks: string[]
}

export interface Band {
  seat: number
  warband: string | null
  glory: number
  spent: number
  hand: string[] | null
  hand_count: number
  deck_count: number
  discards: string[]
  unseen: string[]
  lasting: string[]
  objectives: string[] | null
  objective_count: number
  objective_deck_count: number
  scored: string[]
  dropped: string[]
  unseen_objectives: string[]
  wins: number
  glory_before: number
}

export interface Aim {
  attacker: string
  target: string
  attack: string
  total: boolean
  distance: number
  dice: number
  symbols: string[]
  damage: number
  critical_damage: number
  knockback: number
  cleave: boolean
  critical_cleave: boolean
  defence: number
  guards: string[]
  support: number
  helpers: string[]
  hinderers: string[]
  trapped: boolean
  firm: boolean
  left: number
  odds: Record<string, [number, number]>
}

export interface AttackShown {
  attacker: string
  target: string
  attack: string
  dice: number
  support: number
  damage: number
  attack_faces: number[]
  defence_faces: number[]
  succeeded: boolean
  rolled: boolean
}

export interface Face {
  id: string
  rows: string[]
}

export interface City {
  game: 'shadespire'
  match: string
  relic: boolean
  number: number
  round: number
  sudden: number
  first: number | null
  active: number | null
  activations: number[]
  clockwise: boolean
  boards: LaidBoard[]
  laying: { faces: Face[]; hand: string | null } | null
  hexes: Hex[]
  tokens: Token[]
  shards: string[]
  fighters: Fighter[]
  bands: Band[]
  attack: AttackShown | null
  aims: Aim[]
  charges: Record<string, string[]>
  winners: number[] | null
}

export const ROUNDS = 3

export function city(components: Components): City {
  return components as unknown as City
}

export function find(where: City, id: unknown): Fighter | undefined {
  return where.fighters.find((fighter) => fighter.id === id)
}

export function standing(where: City, hex: string): Fighter | undefined {
  return where.fighters.find((fighter) => fighter.hex === hex)
}

// ---- places ----

export const SIZE = 60 // from the middle of a hex to a corner
export const HALF = (SIZE * Math.sqrt(3)) / 2
export const BOARD_WIDTH = 16 // in half hexes
export const BOARD_HEIGHT = 6 // in rows

export type Point = [number, number]

/** The middle of a hex; a field that lies on its side has rows for columns. */
export function middle(x: number, y: number, aside = false): Point {
  const across = x * HALF
  const down = y * SIZE * 1.5
  return aside ? [-down, across] : [across, down]
}

export function middleOf(id: string, aside = false): Point {
  const [x, y] = id.split(',').map(Number)
  return middle(x ?? 0, y ?? 0, aside)
}

/** The corners of a hex around its middle. */
export function corners(aside = false, size = SIZE): string {
  const all: string[] = []
  for (let k = 0; k < 6; k++) {
    const angle = (Math.PI / 180) * (60 * k + (aside ? 0 : 30))
    all.push(`${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`)
  }
  return all.join(' ')
}

export interface Cell {
  x: number
  y: number
  mark: string
  whole: boolean
}

/** All hexes a board touches, those cut in halves or quarters too. */
export function cellsOf(rows: string[], left: number, top: number, turned: boolean): Cell[] {
  const cells: Cell[] = []
  for (let y = 0; y <= BOARD_HEIGHT; y++) {
    for (let x = y % 2; x <= BOARD_WIDTH; x += 2) {
      const whole = x > 0 && x < BOARD_WIDTH && y > 0 && y < BOARD_HEIGHT
      const [mx, my] = turned ? [BOARD_WIDTH - x, BOARD_HEIGHT - y] : [x, y]
      cells.push({ x: left + x, y: top + y, mark: whole ? (rows[my - 1]?.[mx - 1] ?? '.') : '', whole })
    }
  }
  return cells
}

/** The rectangle a board covers. */
export function sheet(left: number, top: number, aside = false): { x: number; y: number; width: number; height: number } {
  const [ax, ay] = middle(left, top, aside)
  const [bx, by] = middle(left + BOARD_WIDTH, top + BOARD_HEIGHT, aside)
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) }
}

/** Where a board comes to lie, as the engine reckons it (field.py). */
export function joined(base: LaidBoard, join: string): { x: number; y: number; turned: boolean } {
  const turned = join.endsWith('-turned')
  const side = turned ? join.slice(0, -'-turned'.length) : join
  if (side === 'east') return { x: base.x + BOARD_WIDTH, y: base.y, turned }
  if (side === 'west') return { x: base.x - BOARD_WIDTH, y: base.y, turned }
  const shift = Number(side.slice(5))
  return { x: base.x + 2 * shift, y: base.y + (side.startsWith('north') ? -BOARD_HEIGHT : BOARD_HEIGHT), turned }
}

/** The rectangle around some places. */
export function around(points: Point[], margin: number): { x: number; y: number; width: number; height: number } {
  if (points.length === 0) return { x: 0, y: 0, width: 1, height: 1 }
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const left = Math.min(...xs) - margin
  const top = Math.min(...ys) - margin
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top }
}

// ---- what may be done with a thing ----

type Deal = Option | Refused

const HEX_VERBS = ['token', 'go', 'put']
const CARD_VERBS = ['replace', 'play', 'equip', 'react', 'score', 'drop', 'discard', 'use']
const OF_FIGHTER = ['move', 'charge', 'guard', 'attack', 'use', 'choose', 'equip', 'react']

/** Options that belong to a hex, to whoever stands on it, and to what lies there. */
export function atHex<T extends Deal>(all: T[], where: City, hex: Hex, picked: string | null): T[] {
  const here = standing(where, hex.id)
  const token = where.tokens.find((one) => one.hex === hex.id)
  const found = all.filter(({ do: deed }) => {
    if (HEX_VERBS.includes(deed.verb)) return deed.hex === hex.id
    if (deed.verb === 'region') return deed.region === hex.region
    if (deed.verb === 'push' || deed.verb === 'deploy') return deed.hex === hex.id && (picked === null || deed.fighter === picked)
    if (deed.verb === 'remove') return token !== undefined && deed.token === (token.relic ? 'relic' : String(token.number))
    return false
  })
  return here ? [...found, ...ofFighter(all, where, here)] : found
}

export function ofFighter<T extends Deal>(all: T[], where: City, fighter: Fighter): T[] {
  const id = fighter.id
  const own = all.filter(({ do: deed }) => (OF_FIGHTER.includes(deed.verb) && deed.fighter === id) || (isStrike(deed) && deed.target === id))
  if (own.length > 0) return own
  // Pointing at an enemy means: whoever can, attacks it.
  const attackers = new Set(where.aims.filter((aim) => aim.target === id).map((aim) => aim.attacker))
  return all.filter(({ do: deed }) => deed.verb === 'attack' && attackers.has(String(deed.fighter)))
}

/** Whether a fighter is pushed or put by some option, so that it may be picked up first. */
export function pickable(options: Option[], fighter: string): boolean {
  return options.some(({ do: deed }) => (deed.verb === 'push' || deed.verb === 'deploy') && deed.fighter === fighter)
}

export function ofCard<T extends Deal>(all: T[], card: string): T[] {
  return all.filter(({ do: deed }) => CARD_VERBS.includes(deed.verb) && deed.card === card)
}

export const isStrike = (deed: Deed) => deed.verb === 'strike' || deed.verb === 'strike-total'

/** The attacks an option leads to. */
export function aimsOf(where: City, option: { do: Deed } | null): Aim[] {
  if (!option) return []
  const deed = option.do
  if (deed.verb === 'attack') return where.aims.filter((aim) => aim.attacker === deed.fighter)
  if (isStrike(deed)) return where.aims.filter((aim) => aim.target === deed.target && aim.attack === deed.attack && aim.total === (deed.verb === 'strike-total'))
  if (deed.verb === 'choose') return where.aims.filter((aim) => aim.target === deed.fighter)
  return []
}

/** The answer an attack is given with: at once, or by letting its fighter attack. */
export function optionOf(options: Option[], aim: Aim): Option | undefined {
  return (
    options.find(({ do: deed }) => isStrike(deed) && deed.target === aim.target && deed.attack === aim.attack && (deed.verb === 'strike-total') === aim.total) ??
    options.find(({ do: deed }) => deed.verb === 'choose' && deed.fighter === aim.target) ??
    options.find(({ do: deed }) => deed.verb === 'attack' && deed.fighter === aim.attacker)
  )
}

/** The card an option is about, for its picture. */
export function cardOf(option: Option): string | null {
  const { card } = option.do
  return typeof card === 'string' && card !== 'furious-parry' ? card : null
}

/** A question that leaves nothing to choose: pass is all there is. */
export function onlyPass(options: Option[]): boolean {
  return options.length === 1 && options[0]?.do.verb === 'pass'
}

// ---- names ----

/** The ends of a line from hex to hex that leaves room for who stands there. */
export function lineBetween(from: string, to: string, aside: boolean, inset = 34) {
  const [ax, ay] = middleOf(from, aside)
  const [bx, by] = middleOf(to, aside)
  const far = Math.hypot(bx - ax, by - ay) || 1
  const [dx, dy] = [((bx - ax) / far) * inset, ((by - ay) / far) * inset]
  return { x1: ax + dx * 0.6, y1: ay + dy * 0.6, x2: bx - dx, y2: by - dy }
}

export function fighterName(words: Texts, id: string): string {
  const [card, seat] = id.split('#')
  const name = { key: `fighter-${card}` }
  return seat ? words.text('fighter-of', { fighter: name, number: Number(seat) }) : words.text(name.key)
}

export function shortName(words: Texts, fighter: Fighter): string {
  return words.text(`fighter-${fighter.card}.short`)
}

export const hasText = (words: Texts, card: string) => words.has(`card-${card}.text`)

// ---- printed cards ----

export interface Attack {
  id: string
  range: number
  dice: number
  symbol: string
  damage: number
  knockback: number
  cleave: boolean
  sweep: boolean
  parry: boolean
  critical_damage: number
  critical_cleave: boolean
  alone_dice: number
}
export interface Side {
  move: number
  wounds: number
  defence: number
  symbol: string
  attacks: Attack[]
}
export type Printed = Card & {
  leader?: boolean
  inspire?: string
  plain?: Side
  inspired?: Side
  when?: string
  only?: string[]
  attack?: Attack | null
}

const CHAMPIONS = ['severin', 'angharad', 'obryn']

export function warbandOf(fighter: string): string {
  return CHAMPIONS.includes(fighter) ? 'steelheart' : 'garrek'
}

// ---- colours ----

/** A colour and a sign for each seat, so that colour is never alone. */
export const SEAT_SIGNS = ['●', '▲', '■', '◆']
export const SEAT_COLOURS = ['#1d5fa8', '#b3472a', '#2e7d46', '#7a4aa0']
export const seatColour = (seat: number | null | undefined) => SEAT_COLOURS[seat ?? -1] ?? '#6b6459'

export const GROUP_COLOURS: Record<string, [main: string, dark: string]> = {
  steelheart: ['#23508a', '#12294a'],
  garrek: ['#8f1f1a', '#4a0d0b'],
  universal: ['#4d4a55', '#26242b'],
}
