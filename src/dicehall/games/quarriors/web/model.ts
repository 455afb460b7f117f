// The table as the view describes it (src/dicehall/games/quarriors/view.py).

import { createSubscriber } from 'svelte/reactivity'
import type { Card, Components, GameEvent, Option, Phrase, Refused } from '$shell/lib/protocol'
import type { Texts } from '$shell/lib/texts'
import type { BoardProps } from '$shell/games/registry'

export interface Face {
  word: string
  shows: 'resource' | 'creature' | 'spell' | 'waiting'
  quiddity: number
  draw: number
  reroll: boolean
  either: boolean
  level: number
  attack: number | null
  defence: number | null
  burst: number
  /** The same in words. */
  says: Phrase
}

export interface QDie extends Omit<Face, 'word' | 'says'> {
  /** Its card and what it shows: `portal:d2`. */
  die: string
  card: string
  class: string
  face: number
  usable: boolean
}

export interface Creature extends QDie {
  word: string
  /** The first creature just like it: options speak of that one. */
  like: string
  form: QDie | null
  glory: number
  attached: { card: string; burst: number }[]
  safe: boolean
  silenced: boolean
  switched: boolean
}

export type Pile = Record<string, number>

export interface Player {
  seat: number
  glory: number
  bag: Pile
  bag_count: number
  bag_closed: boolean
  used: Pile
  used_count: number
  spent: Pile
  aside: Pile
  pool: QDie[]
  spells: QDie[]
  creatures: Creature[]
  shield: number
  saves: boolean
  ready: number
}

export interface WildCard {
  card: string
  class: string
  type: string
  kind: 'basic' | 'creature' | 'spell'
  timing: string | null
  cost: number
  price: number
  glory: number
  stock: number
}

export interface Turn {
  seat: number
  phase: string
  quiddity: number
  available: number
  captures: number
  discount: number
  scored: number
  fury: number
  losers: number[]
}

export interface Quarry {
  game: 'quarriors'
  code: string | null
  target: number
  round: number
  rounds: number
  empty_cards: number
  empty_cards_to_end: number
  wilds: WildCard[]
  picked: string[]
  players: Player[]
  turn: Turn | null
  attack: { defender: number; damage: number; surge: number } | null
  about: { dice: QDie[]; creature: string | null } | null
  winners: number[]
}

export const PHASES = ['score', 'roll', 'prepare', 'attack', 'capture', 'end'] as const
export const PILES = ['bag', 'used', 'spent', 'aside'] as const

export function quarry(components: Components): Quarry {
  return components as unknown as Quarry
}

// ---- printed cards ----

const printed = new Map<string, Card>()

const waiting = new Set<() => void>()
/** Read before the dice of something that may be drawn sooner than the cards are here: it is drawn again then. */
export const known = createSubscriber((update) => {
  waiting.add(update)
  return () => waiting.delete(update)
})

/** Remember the printed cards: what happens to dice is told by card and face alone. */
export function learn(cards: Card[]): void {
  const before = printed.size
  for (const card of cards) if (card.faces) printed.set(card.id, card)
  if (printed.size > before) queueMicrotask(() => waiting.forEach((update) => update()))
}

export function facesOf(card: string): Face[] {
  return (printed.get(card)?.faces ?? []) as unknown as Face[]
}

export const cardNamed = (card: string): Card | undefined => printed.get(card)

const WAITING: Face = {
  word: '?', shows: 'waiting', quiddity: 0, draw: 0, reroll: false, either: false, level: 0, attack: 0, defence: 0, burst: 0,
  says: { key: 'face-waiting' },
}

/** The die a word such as `portal:d2` stands for. */
export function dieOf(word: string): QDie {
  const at = word.lastIndexOf(':')
  const card = at < 0 ? word : word.slice(0, at)
  const shown = at < 0 ? '?' : word.slice(at + 1)
  const number = facesOf(card).findIndex((face) => face.word === shown)
  const { word: _word, says: _says, ...face } = facesOf(card)[number] ?? WAITING
  return { ...face, die: `${card}:${shown}`, card, class: printed.get(card)?.group ?? card, face: number < 0 ? 6 : number, usable: false }
}

// ---- in words ----

export function sayDie(words: Texts, die: QDie): string {
  const says = facesOf(die.card)[die.face]?.says ?? WAITING.says
  return words.text('die', { card: { key: `card-${die.card}` }, face: says })
}

export function sayPile(words: Texts, pile: Pile): string {
  return Object.entries(pile)
    .map(([card, count]) => `${words.text(`card-${card}`)} ×${count}`)
    .join(', ')
}

// ---- what may be done with a thing ----

const POOL = ['use', 'reroll', 'settle', 'summon']
const READY = ['cast', 'discard']
const OWN = ['attach', 'switch', 'defend']
const ANYBODY = ['copy', 'destroy', 'silence', 'dispel-from']
const USED = ['cull', 'fetch', 'trade']
const WILDS = ['capture', 'take', 'pick', 'resolve']

type Deal = Option | Refused

/** Finds among options, or among refusals, those that belong to a thing; `me` is the seat asked. */
export class Deals<T extends Deal> {
  constructor(
    private all: T[],
    private me: number | null,
  ) {}

  private of(verbs: string[]): T[] {
    return this.all.filter((deal) => verbs.includes(deal.do.verb))
  }

  pool(seat: number, die: QDie): T[] {
    if (seat !== this.me) return []
    const culls = this.of(['cull-spell']).filter((deal) => deal.do.place === 'pool')
    return [...this.of(POOL), ...culls].filter((deal) => deal.do.die === die.die)
  }

  spell(seat: number, die: QDie): T[] {
    const aimed = this.of(['dispel']).filter((deal) => Number(deal.do.owner) - 1 === seat)
    const culls = this.of(['cull-spell']).filter((deal) => deal.do.place === 'ready')
    const own = seat === this.me ? [...this.of(READY), ...culls] : []
    return [...own, ...aimed].filter((deal) => deal.do.die === die.die)
  }

  /** A creature like another is offered once only, so equal ones share their options. */
  creature(seat: number, creature: Creature, about: string | null): T[] {
    const own = seat === this.me ? this.of(OWN).filter((deal) => deal.do.creature === creature.like) : []
    const aimed = this.of(ANYBODY).filter((deal) => deal.do.creature === `${seat + 1}:${creature.like}`)
    const turned = about === `${seat + 1}:${creature.word}` ? this.of(['turn']) : []
    return [...own, ...aimed, ...turned]
  }

  attached(seat: number, card: string, burst: number): T[] {
    const kinds = this.of(['dispel-kind']).filter((deal) => deal.do.spell === card + '*'.repeat(burst))
    if (seat !== this.me) return kinds
    const culls = this.of(['cull-spell']).filter((deal) => deal.do.place === 'attached' && String(deal.do.die).startsWith(`${card}:`))
    return [...kinds, ...culls]
  }

  used(seat: number, card: string): T[] {
    const swaps = this.of(['swap']).filter((deal) => Number(deal.do.owner) - 1 === seat)
    const own = seat === this.me ? this.of(USED) : []
    return [...own, ...swaps].filter((deal) => deal.do.card === card)
  }

  wild(card: string): T[] {
    return this.of(WILDS).filter((deal) => deal.do.card === card)
  }
}

/** The card an option is about, for its picture. */
export function cardOf(option: Option): string | null {
  for (const key of ['die', 'card', 'spell', 'creature'] as const) {
    const value = option.do[key]
    if (typeof value === 'string') return value.replace(/^\d+:/, '').replace(/(:|=|#|\*).*$/, '')
  }
  return null
}

// ---- colours ----

/** Body, print and what is written on the body, by class; each class has its own sign too. */
export const COLOURS: Record<string, [body: string, ink: string]> = {
  quiddity: ['#f4f1e6', '#1d4f9c'],
  assistant: ['#6f4526', '#fff6e6'],
  portal: ['#f2c744', '#1e1a10'],
  deathdealer: ['#24201f', '#ff8b7c'],
  'defender-of-the-pale': ['#2b5f9e', '#f1f4f7'],
  'devotee-of-the-holy-query': ['#fbf6e6', '#7a5400'],
  'ghostly-spirit': ['#e6e3d8', '#1c1c22'],
  'primordial-ooze': ['#3f7a12', '#ffffff'],
  'quake-dragon': ['#5e1420', '#eceff2'],
  'questing-wizard': ['#2f789c', '#ffffff'],
  'scavenging-goblin': ['#1f4d2a', '#ffe36b'],
  'warrior-of-the-quay': ['#ab2a24', '#f6f1ee'],
  'witching-hag': ['#54306f', '#b9f08a'],
  death: ['#35204d', '#ffffff'],
  growth: ['#2f6b2d', '#ffffff'],
  life: ['#c8ebe4', '#0c5138'],
  shaping: ['#9c1f6e', '#ffffff'],
  victory: ['#b4540a', '#ffffff'],
}

export function colours(group: string): [string, string] {
  return COLOURS[group] ?? ['#777777', '#ffffff']
}

/** The darker of the two colours of a class, for signs on paper. */
export function onPaper(group: string): string {
  const light = (colour: string) => [1, 3, 5].reduce((sum, at) => sum + parseInt(colour.slice(at, at + 2), 16), 0)
  const [body, ink] = colours(group)
  return light(body) < light(ink) ? body : ink
}

/** A sign and a colour for each seat, so that colour is never alone. */
export const SEAT_SIGNS = ['●', '▲', '■', '◆']
export const SEAT_COLOURS = ['#1d5fa8', '#b3472a', '#2e7d46', '#7a4aa0']

// ---- what the parts of the board share ----

export interface Hands {
  words: Texts
  me: number | null
  options: Deals<Option>
  refused: Deals<Refused>
  chosen: string | null
  /** Answers to point at. */
  marked: Set<string>
  /** Do what may be done with a thing, say why not, or show its card. */
  act(options: Option[], refused: Refused[], title: string, card: string): void
  look(card: string): void
}

/** What board and dock alike need of what they are given. */
export function handsOf({ words, look, options, refused, chosen, marked, choose, refuse, zoom }: BoardProps): Hands {
  return {
    words,
    me: look.seat,
    options: new Deals<Option>(options, look.seat),
    refused: new Deals<Refused>(refused, look.seat),
    chosen: chosen?.answer ?? null,
    marked: new Set((marked ?? []).map((option) => option.answer)),
    act(those, why, title, card) {
      const first = why[0]
      if (those.length > 0) choose(those, title)
      else if (first) refuse(first)
      else if (card) zoom(card)
    },
    look: zoom,
  }
}

const ROLLS = ['rolled', 'rerolled', 'aside-rolled']

/** The dice a seat has just rolled. */
export function rolledBy(event: GameEvent | null, seat: number): string[] {
  const rolls = event && ROLLS.includes(event.event) && Number(event.seat) - 1 === seat
  return rolls && Array.isArray(event.dice) ? (event.dice as string[]) : []
}

/** Which dice of a pool are part of a roll. */
export function freshOf(pool: QDie[], rolled: string[]): boolean[] {
  const left = [...rolled]
  return pool.map((die) => {
    const at = left.indexOf(die.die)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** The largest size, in pixels, at which dice of these widths (in dice) lie in a box. */
export function fitDice(widths: number[], wide: number, high: number, most: number, gap = 8): number {
  const sum = widths.reduce((all, one) => all + one, 0)
  let best = 14
  for (let rows = 1; rows <= 4; rows++) {
    const across = (wide - gap * (Math.ceil(widths.length / rows) + 1)) / Math.max(1, Math.ceil((rows === 1 ? sum : sum + rows * 0.7) / rows))
    best = Math.max(best, Math.min(most, across, high / rows - gap))
  }
  return Math.floor(best)
}

export const countOf = (pile: Pile): number => Object.values(pile).reduce((sum, one) => sum + one, 0)

export function cardText(words: Texts, card: string): string {
  return words.has(`card-${card}.text`) ? words.text(`card-${card}.text`) : ''
}

/** Whether an event, which names a creature by its die, may speak of this one. */
export const isNamed = (creature: Creature, name: string): boolean => [creature.word, creature.like, (creature.form ?? creature).die].includes(name)

/** A creature that falls though it has left the table: a spell or hunger took it. One that fell as it defended has been seen. */
export function fallenOf(event: GameEvent | null, last: GameEvent | null, seat: number, before: Creature[], now: Creature[]): { creature: Creature; at: number } | null {
  if (!event || !['destroyed', 'starved'].includes(event.event) || Number(event.seat) - 1 !== seat) return null
  const name = String(event.creature)
  if (last?.event === 'defended' && last.seat === event.seat && last.creature === event.creature) return null
  const at = before.findIndex((one) => isNamed(one, name))
  const creature = before[at]
  const left = (all: Creature[]) => all.filter((one) => isNamed(one, name)).length
  return creature && left(before) > left(now) ? { creature, at } : null
}
