// The table as the view describes it (src/dicehall/games/shadespire/view.py).

import type { Card, Components, Deed, Option, Refused } from '$shell/lib/protocol'
import type { Texts } from '$shell/lib/texts'

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
  warband: string
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
  /** Hand and deck together; null where only its owner knows the list. */
  unseen: string[] | null
  lasting: string[]
  objectives: string[] | null
  objective_count: number
  objective_deck_count: number
  scored: string[]
  dropped: string[]
  unseen_objectives: string[] | null
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
  /** What the odds leave out of account. */
  without: string[]
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

/** Where the board in hand would come to lie. */
export interface Place {
  base: number
  join: string
  x: number
  y: number
  turned: boolean
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
  rounds: number
  phase: string
  sudden: number
  first: number | null
  active: number | null
  activations: number[]
  clockwise: boolean
  boards: LaidBoard[]
  laying: { faces: Face[]; hand: string | null; places: Place[] } | null
  hexes: Hex[]
  tokens: Token[]
  shards: string[]
  fighters: Fighter[]
  bands: Band[]
  attack: AttackShown | null
  aims: Aim[]
  charges: Record<string, string[]>
  winners: number[] | null
  /** What the faces of the dice show, from 1. */
  symbols: { attack: string[]; defence: string[] }
}

export function city(components: Components): City {
  return components as unknown as City
}

export function find(where: City, id: unknown): Fighter | undefined {
  return where.fighters.find((fighter) => fighter.id === id)
}

export function standing(where: City, hex: string): Fighter | undefined {
  return where.fighters.find((fighter) => fighter.hex === hex)
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

/** What may be done at each hex. */
export function byHex<T extends Deal>(all: T[], where: City, picked: string | null): Map<string, T[]> {
  const found = new Map<string, T[]>()
  if (all.length === 0) return found
  for (const hex of where.hexes) {
    const those = atHex(all, where, hex, picked)
    if (those.length > 0) found.set(hex.id, those)
  }
  return found
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

/** What it means to carry a fighter, or a token, to a hex. */
export function carriedTo(options: Option[], what: string, hex: string): Option[] {
  return options.filter(({ do: deed }) => deed.hex === hex && (deed.fighter === what || (deed.fighter === undefined && (deed.verb === 'token' || deed.verb === 'put'))))
}

/** Whether an answer lies on the field: a hex, or who stands there. */
export function onBoard({ do: deed }: Option): boolean {
  return HEX_VERBS.includes(deed.verb) || ['push', 'deploy', 'remove', 'region', 'pick', 'board', 'join', 'move', 'charge', 'guard', 'attack', 'choose'].includes(deed.verb) || isStrike(deed)
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

/** The card an option is about, for its picture. */
export function cardOf(option: Option): string | null {
  const { card } = option.do
  return typeof card === 'string' ? card : null
}

// ---- names ----

export function fighterName(words: Texts, id: string): string {
  const [card, seat] = id.split('#')
  const name = { key: `fighter-${card}` }
  return seat ? words.text('fighter-of', { fighter: name, number: Number(seat) }) : words.text(name.key)
}

export function shortName(words: Texts, fighter: Fighter): string {
  return words.text(`fighter-${fighter.card}.short`)
}

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
