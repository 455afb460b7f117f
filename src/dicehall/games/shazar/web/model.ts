// The table as the view describes it (src/dicehall/games/shazar/view.py).

import type { Card, Components, Option, Refused } from '$shell/lib/protocol'
import type { Texts } from '$shell/lib/texts'

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
  /** Of an entrance: the exits it may lead to. */
  leads?: string[]
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

export interface Own {
  id: string
  state: 'home' | 'carried' | 'lost'
  /** Who carries it. */
  by: number | null
}

/** The artifacts a seat has to do with: at home, carried by it, or taken from it and on the way. */
export function relicsOf(where: Realm, seat: number): Own[] {
  return where.artifacts.flatMap(({ id, keeper, carrier, burnt }): Own[] => {
    if (!id || burnt) return []
    if (carrier === seat) return [{ id, state: 'carried', by: carrier }]
    if (keeper !== seat) return []
    return [{ id, state: carrier === null ? 'home' : 'lost', by: carrier }]
  })
}

const PLACE: Record<Stage, number> = { beginning: 1, effects: 1, movement: 2, spell: 4, ending: 4 }

/** How far the turn is, from 1 to 4; what a hex does comes third. */
export function stageOf(where: Realm, event: { event: string } | null): number {
  if (event && ['hex-fired', 'copied', 'guarded'].includes(event.event)) return 3
  const stage = PLACE[where.stage]
  return stage === 2 && where.fired.length > 0 ? 3 : stage
}

// ---- places ----

export type Point = [x: number, y: number]
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const SIZE = 50
const WIDE = Math.sqrt(3)

/** The middle of a hex; its top points up. */
export function middle(q: number, r: number): Point {
  return [SIZE * WIDE * (q + r / 2), SIZE * 1.5 * r]
}

/** The corners of a hex around its middle, or around a point. */
export function outline(size = SIZE, [x, y]: Point = [0, 0]): string {
  const corner = (i: number) => {
    const angle = (Math.PI / 180) * (60 * i - 90)
    return `${(x + size * Math.cos(angle)).toFixed(1)} ${(y + size * Math.sin(angle)).toFixed(1)}`
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

/** The place at the edge that touches two hexes which lie side by side. */
export function edgeBeside(a: { q: number; r: number }, b: { q: number; r: number }): [q: number, r: number] {
  const [dq, dr] = [b.q - a.q, b.r - a.r]
  const both: [number, number][] = [[a.q - dr, a.r + dq + dr], [a.q + dq + dr, a.r - dq]]
  const far = ([q, r]: [number, number]) => Math.abs(q) + Math.abs(r) + Math.abs(q + r)
  return far(both[0] as [number, number]) > far(both[1] as [number, number]) ? (both[0] as [number, number]) : (both[1] as [number, number])
}

// ---- what may be done with a thing ----

type Deal = Option | Refused

const ON_HEX = ['step', 'enter', 'place', 'jump']
const ON_MAGE = ['aim', 'choose']
const IN_HAND = ['cast', 'fight', 'return']
const EFFECTS = ['drop', 'shed', 'hand-on']
/** Chosen by pictures of their own. */
const PICTURED = ['pick', 'keep', 'lay', 'lay-in', 'lay-out']

/** The hexes an answer lies on: where it leads, where whom it means stands, where the artifact is, every hex of a kind. */
export function hexesOf({ do: deed }: Deal, where: Realm): string[] {
  const standing = (seat: number | null | undefined) => [where.mages[seat ?? -1]?.hex ?? null].filter((hex) => hex !== null)
  if (ON_MAGE.includes(deed.verb)) return standing(Number(deed.target) - 1)
  if (deed.verb === 'seize' || deed.verb === 'recall') {
    const relic = where.artifacts.find((one) => one.id === deed.artifact)
    if (relic && relic.carrier !== null) return standing(relic.carrier)
    return where.hexes.filter((hex) => hex.kind === 'capital' && hex.land === relic?.keeper).map((hex) => hex.id)
  }
  if (deed.verb === 'copy') return where.hexes.filter((hex) => hex.kind === deed.kind).map((hex) => hex.id)
  if (!ON_HEX.includes(deed.verb)) return []
  const there = String(deed.hex)
  if (deed.verb !== 'enter') return [there]
  // A portal is entered by choosing the exit, or the entrance of the land one is in.
  const land = where.mages[where.mover ?? -1]?.land
  return [there, ...where.hexes.filter((hex) => hex.land === land && hex.leads?.includes(there)).map((hex) => hex.id)]
}

/** What may be done at each hex. */
export function byHex<T extends Deal>(all: T[], where: Realm): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const deal of all) {
    for (const hex of hexesOf(deal, where)) {
      const here = found.get(hex)
      if (here) here.push(deal)
      else found.set(hex, [deal])
    }
  }
  return found
}

export function ofSpell<T extends Deal>(all: T[], id: string): T[] {
  return all.filter(({ do: deed }) => IN_HAND.includes(deed.verb) && deed.spell === id)
}

export function ofFate<T extends Deal>(all: T[], id: string): T[] {
  return all.filter(({ do: deed }) => deed.verb === 'play' && deed.fate === id)
}

/** What I may do with an effect that lies on me; another's is taken off by name. */
export function ofEffect<T extends Deal>(all: T[], where: Realm, me: number, id: string): T[] {
  return all.filter(({ do: deed }) => deed.effect === id && (EFFECTS.includes(deed.verb) || (deed.verb === 'remove' && where.bearer === me)))
}

/** Whether an answer lies on the map or in the dock. */
export function isPlaced(option: Option, where: Realm, me: number | null): boolean {
  const { verb } = option.do
  if (PICTURED.includes(verb) || IN_HAND.includes(verb) || EFFECTS.includes(verb) || verb === 'play') return true
  if (verb === 'remove') return where.bearer === me
  return hexesOf(option, where).length > 0
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

/** A character's field as its content file lays it. */
export function fieldOf(card: Card): { kind: string; power: number; sign: string; q: number; r: number }[] {
  const { tiles, cells, entrance, exit } = card as unknown as { tiles?: string[]; cells?: [number, number][]; entrance?: [number, number]; exit?: [number, number] }
  if (card.kind !== 'character' || !tiles || !cells || !entrance || !exit) return []
  const laid = tiles.map((word, i) => {
    const [kind = '', power = '-', sign = 'none'] = word.split(' ')
    const [q, r] = cells[i] ?? [0, 0]
    return { kind, power: power === '-' ? 0 : Number(power), sign, q, r }
  })
  const portal = (kind: string, [q, r]: [number, number]) => ({ kind, power: 0, sign: 'none', q, r })
  return [{ kind: 'capital', power: 0, sign: 'star', q: 0, r: 0 }, ...laid, portal('portal-in', entrance), portal('portal-out', exit)]
}

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

/** What is to be said of a mage beside its figures. */
export function stateOf(words: Texts, where: Realm, mage: Mage, names: string[]): string[] {
  const said: string[] = []
  if (mage.out) said.push(words.text('mark-out'))
  else if (mage.waiting) said.push(words.text('mark-waiting'))
  if (mage.claim !== 'none') said.push(words.text(`board-claim-${mage.claim}`))
  if (where.pairs) for (const seat of mage.side) if (seat !== mage.seat) said.push(words.text('board-ally', { name: names[seat] ?? '' }))
  return said
}

export const hexName = (words: Texts, hex: { kind: string; power: number }) =>
  `${words.text(`hex-${hex.kind}`)}${hex.power > 0 ? ` ${hex.power}` : ''}`

/** Where the hex lies on its field, as the log says it. */
export const hexPlace = (hex: { id: string }) => hex.id.slice(hex.id.indexOf('-') + 1)

// ---- colours; each has a sign too ----

export const SEAT_COLOURS = ['#1d5fa8', '#b3472a', '#2e7d46', '#7a4aa0']
export const SEAT_SIGNS = ['●', '▲', '■', '◆']
