// The table as the view describes it (src/dicehall/games/shazar/view.py).

import type { Card, Components, Option, Refused } from '../../lib/protocol'
import type { Texts } from '../../lib/texts'

export type Sign = 'square' | 'triangle' | 'cross' | 'star' | 'none'
export type Stage = 'beginning' | 'effects' | 'movement' | 'spell' | 'ending'

export interface Hex {
  id: string
  land: number
  kind: string
  power: number
  sign: Sign
  closed: boolean
  q: number
  r: number
}

export interface Effect {
  id: string
  kind: 'spell' | 'disease' | 'status'
  polarity: 'negative' | 'positive'
  turns: number
  uses: number
  n: number
  remove: number
  /** The stage of its bearer's turn in which it is felt, if there is one. */
  stage: Stage | null
  cause: number
}

export interface Relic {
  id: string | null
  of: number
  keeper: number | null
  carrier: number | null
  burnt: boolean
}

export interface Mage {
  seat: number
  character: string
  side: number[]
  life: number
  maximum: number
  hex: string | null
  land: number | null
  out: boolean
  waiting: boolean
  skips: number
  claim: 'none' | 'arrived' | 'ripe' | 'spent'
  astral: number
  bastion: number
  tartarus: boolean
  effects: Effect[]
  hand: string[] | null
  hand_count: number
  stolen: string[]
  deck: number
  discard: string[]
  fates: string[] | null
  fresh_fates: string[] | null
  kept_count: number
  fresh_count: number
}

export interface Realm {
  game: 'shazar'
  round: number
  rounds: number
  stage: Stage
  active: number | null
  first: number | null
  pairs: boolean
  needed: number | null
  truce: number | null
  hexes: Hex[]
  layouts: string[]
  fired: string[]
  barred: { hex: string; seat: number; turns: number }[]
  traps: { hex: string; seat: number; card: string | null }[]
  artifacts: Relic[]
  mages: Mage[]
  supply: { diseases: number; skips: number; fate_deck: number; fate_discard: string[] } | null
  casting: { seat: number; card: string | null; target: number | null } | null
  attack: { seat: number; target: number; card: string; roll: number | null; other: number | null } | null
  roll: { seat: number; bare: number; value: number; need: number | null } | null
  /** Whose figure the question moves, and from whom it takes effects. */
  mover: number | null
  bearer: number | null
  winners: number[] | null
}

export function realm(components: Components): Realm {
  return components as unknown as Realm
}

// ---- places ----

export const SIZE = 50
const WIDE = Math.sqrt(3)

/** The middle of a hex; its top points up. */
export function middle(q: number, r: number): [x: number, y: number] {
  return [SIZE * WIDE * (q + r / 2), SIZE * 1.5 * r]
}

/** The corners of a hex around its middle. */
export function outline(size = SIZE): string {
  const corner = (i: number) => {
    const angle = (Math.PI / 180) * (60 * i - 90)
    return `${(size * Math.cos(angle)).toFixed(1)} ${(size * Math.sin(angle)).toFixed(1)}`
  }
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}z`
}

/** The frame that holds some hexes: left, top, width, height. */
export function frame(hexes: { q: number; r: number }[], margin = 8): [number, number, number, number] {
  const places = hexes.map((hex) => middle(hex.q, hex.r))
  const half = (SIZE * WIDE) / 2 + margin
  const left = Math.min(...places.map(([x]) => x)) - half
  const right = Math.max(...places.map(([x]) => x)) + half
  const top = Math.min(...places.map(([, y]) => y)) - SIZE - margin
  const bottom = Math.max(...places.map(([, y]) => y)) + SIZE + margin
  return [left, top, right - left, bottom - top]
}

export const distance = (a: { q: number; r: number }, b: { q: number; r: number }) =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2

// ---- what may be done with a thing ----

type Deal = Option | Refused

const ON_HEX = ['step', 'enter', 'place', 'jump']
const ON_MAGE = ['aim', 'choose']
const IN_HAND = ['cast', 'fight', 'return']
const EFFECTS = ['drop', 'shed', 'hand-on']
const RELICS = ['seize', 'recall']

/** Finds among options, or among refusals, those that belong to a thing; `me` is the seat asked. */
export class Deals<T extends Deal> {
  constructor(
    private all: T[],
    private where: Realm,
    private me: number | null,
  ) {}

  private of(verbs: string[]): T[] {
    return this.all.filter((deal) => verbs.includes(deal.do.verb))
  }

  get any(): boolean {
    return this.all.length > 0
  }

  /** A portal is entered by choosing the entrance or an exit; a mage is meant by choosing where it stands. */
  hex(hex: Hex, mover: number | null): T[] {
    const here = this.of(ON_HEX).filter((deal) => deal.do.hex === hex.id)
    const from = mover === null ? null : this.where.mages[mover]
    const portal = hex.kind === 'portal-in' && from?.land === hex.land ? this.of(['enter']) : []
    const mage = this.where.mages.find((one) => one.hex === hex.id)
    return [...here, ...portal, ...(mage ? this.mage(mage.seat) : [])]
  }

  mage(seat: number): T[] {
    return this.of(ON_MAGE).filter((deal) => Number(deal.do.target) - 1 === seat)
  }

  spell(id: string): T[] {
    return this.of(IN_HAND).filter((deal) => deal.do.spell === id)
  }

  fate(id: string): T[] {
    return this.of(['play']).filter((deal) => deal.do.fate === id)
  }

  relic(id: string | null): T[] {
    return this.of(RELICS).filter((deal) => deal.do.artifact === id)
  }

  effect(seat: number, id: string): T[] {
    const own = seat === this.me ? this.of(EFFECTS).filter((deal) => deal.do.effect === id) : []
    const taken = seat === this.where.bearer ? this.of(['remove']).filter((deal) => deal.do.effect === id) : []
    return [...own, ...taken]
  }

}

/** The card an option is about, for its picture. */
export function cardOf(option: Option): string | null {
  const deed = option.do
  for (const key of ['spell', 'fate', 'artifact', 'character'] as const) if (typeof deed[key] === 'string') return deed[key]
  if (typeof deed.kind === 'string') return `hex-${deed.kind}`
  if (typeof deed.effect === 'string') return deed.effect
  return null
}

// ---- printed cards ----

const printed = new Map<string, Card>()

export function learn(cards: Card[]): void {
  for (const card of cards) printed.set(card.id, card)
}

export const cardCalled = (id: string): Card | undefined => printed.get(id)

// ---- in words ----

export const effectName = (words: Texts, effect: { id: string; kind: string }) =>
  words.text(effect.kind === 'status' ? `status-${effect.id}` : `card-${effect.id}`)

export const effectText = (words: Texts, effect: { id: string; kind: string }) =>
  words.text(effect.kind === 'status' ? `status-${effect.id}.text` : `card-${effect.id}.text`)

/** How long an effect lasts, and how one gets rid of it; `told`: the text of its card stands before it and names the roll. */
export function effectEnd(words: Texts, effect: Effect, told = false): string {
  const said: string[] = []
  if (effect.turns > 0) said.push(words.text('board-turns-left', { count: effect.turns }))
  if (effect.uses > 0) said.push(words.text('board-uses-left', { count: effect.uses }))
  if (effect.polarity === 'positive') said.push(words.text('board-may-drop'))
  else if (effect.remove > 0 && told && effect.kind !== 'status') return said.join(' ')
  else if (effect.remove > 0) said.push(words.text('board-shake-off', { count: effect.remove }))
  else if (said.length === 0) said.push(words.text('board-no-roll'))
  return said.join(' ')
}

export const hexName = (words: Texts, hex: { kind: string; power: number }) =>
  `${words.text(`hex-${hex.kind}`)}${hex.power > 0 ? ` ${hex.power}` : ''}`

/** Where the hex lies on its field, as the log says it. */
export const hexPlace = (hex: Hex) => hex.id.slice(hex.id.indexOf('-') + 1)

// ---- colours; each has a sign too ----

export const SEAT_COLOURS = ['#1d5fa8', '#b3472a', '#2e7d46', '#7a4aa0']
export const SEAT_SIGNS = ['●', '▲', '■', '◆']

export interface Hands {
  words: Texts
  where: Realm
  me: number | null
  options: Deals<Option>
  refused: Deals<Refused>
  chosen: string | null
  /** Do what may be done with a thing, say why not, or show its card. */
  act(options: Option[], refused: Refused[], title: string, card: string): void
  look(card: string): void
}
