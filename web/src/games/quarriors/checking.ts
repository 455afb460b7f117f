// Every draw from the dice of a finished game, in its order, so that the page can check them.
//
// A bag has no order before a die is drawn from it: the number drawn counts through its dice in the order of the
// wilds. What is in a bag is known from the looks before and after; a refilled bag holds what is left in the end and
// what was drawn since.

import type { Draw } from '../../lib/fair'
import type { Card, GameEvent, Moment } from '../../lib/protocol'
import { learn, quarry, sidesOf, type Pile } from './model'

const SIX = 6 // dice drawn at the beginning of a turn

/** A bag at some point of the game: what is in it may be known only once the moment is over. */
class Bag {
  counts: Pile = {}
  drawn: string[] = []

  constructor(
    readonly size: number,
    counts: Pile | null = null,
  ) {
    if (counts) this.counts = { ...counts }
  }

  get left(): number {
    return this.size - this.drawn.length
  }
}

class Reader {
  readonly draws: Draw[] = []
  private order: string[] = []
  private bags: Bag[] = []
  private refilled: Bag[][] = []
  private waiting: string[][] = []
  private turnOf = -1

  constructor(private moments: Moment[]) {}

  read(): Draw[] {
    this.moments.forEach((moment, number) => this.moment(moment, this.moments[number - 1]))
    return this.draws
  }

  private moment(moment: Moment, before: Moment | undefined): void {
    const after = quarry(moment.look.components)
    if (after.players.length === 0) return
    this.order = after.wilds.map((wild) => wild.card)
    const start = before ? quarry(before.look.components) : after
    const known = start.players.length > 0 ? start : after
    this.bags = known.players.map((player) => new Bag(player.bag_count, player.bag))
    this.refilled = known.players.map(() => [])
    this.waiting = known.players.map((player) => player.pool.filter((die) => die.shows === 'waiting').map((die) => die.card))
    let rolls: GameEvent[] = []
    for (const event of moment.events) {
      if (rolls.length > 0 && event.event !== 'rolled') {
        this.turnRoll(rolls)
        rolls = []
      }
      if (event.event === 'rolled' && this.turnOf === seatOf(event)) rolls.push(event)
      else this.event(event, before?.look.asking ?? '')
    }
    if (rolls.length > 0) this.turnRoll(rolls)
    this.settle(after.players.map((player) => player.bag))
  }

  private event(event: GameEvent, asking: string): void {
    const seat = seatOf(event)
    const dice = (event.dice ?? []) as string[]
    switch (event.event) {
      case 'turn':
        this.turnOf = seat
        break
      case 'refilled': {
        const bag = new Bag(event.count as number)
        this.refilled[seat]?.push(bag)
        break
      }
      case 'took':
        if (asking === 'take-spell') this.put(seat, String(event.card))
        break
      case 'drew':
        for (const die of dice) {
          this.draw(seat, cardOf(die))
          this.waiting[seat]?.push(cardOf(die))
        }
        break
      case 'fetched':
      case 'to-the-pool':
        this.waiting[seat]?.push(String(event.card))
        break
      case 'swept':
        this.waiting[seat] = []
        break
      case 'rolled':
        for (const die of dice) {
          this.draw(seat, cardOf(die))
          this.roll(die)
        }
        break
      case 'rerolled':
        dice.forEach((die) => this.roll(die))
        break
      case 'aside-rolled':
        this.roll(String(event.die))
        break
    }
  }

  /** At the beginning of a turn six dice are drawn, then all that lie in the pool are rolled. */
  private turnRoll(events: GameEvent[]): void {
    const first = events[0]
    if (!first) return
    const seat = seatOf(first)
    const dice = events.flatMap((event) => event.dice as string[])
    const drawn = dice.map(cardOf)
    for (const card of this.waiting[seat] ?? []) drawn.splice(drawn.indexOf(card), 1)
    this.waiting[seat] = []
    this.turnOf = -1
    // What the old bag held comes first, whatever the order in which it came.
    const old = this.bags[seat]
    const mixed: string[] = []
    if (old && drawn.length > old.left) {
      for (const [card, count] of Object.entries(this.content(old))) for (let i = 0; i < count; i++) mixed.push(card)
      for (const card of mixed) drawn.splice(drawn.indexOf(card), 1)
      this.drawAny(seat, mixed)
    }
    this.drawAny(seat, drawn.slice(0, SIX))
    dice.forEach((die) => this.roll(die))
  }

  private content(bag: Bag): Pile {
    const left = { ...bag.counts }
    for (const card of bag.drawn) left[card] = (left[card] ?? 0) - 1
    return left
  }

  private put(seat: number, card: string): void {
    const old = this.bags[seat]
    if (!old) return
    const counts = this.content(old)
    counts[card] = (counts[card] ?? 0) + 1
    this.bags[seat] = new Bag(old.left + 1, counts)
  }

  private bag(seat: number): Bag {
    const now = this.bags[seat] ?? new Bag(0)
    if (now.left > 0) return now
    const next = this.refilled[seat]?.shift() ?? now
    this.bags[seat] = next
    return next
  }

  /** One die comes out of a bag. */
  private draw(seat: number, card: string): void {
    this.drawAny(seat, [card])
  }

  /** Dice come out of a bag in an order that is not told. */
  private drawAny(seat: number, cards: string[]): void {
    const wanted = [...cards]
    for (const card of cards) {
      const bag = this.bag(seat)
      const size = bag.left
      bag.drawn.push(card)
      const state = bagState(bag)
      this.draws.push({
        sides: size,
        value: null,
        fits: (value) => {
          const out = state.take(value, this.order)
          const at = wanted.indexOf(out)
          if (at >= 0) wanted.splice(at, 1)
          return at >= 0
        },
      })
    }
  }

  private roll(die: string): void {
    const sides = sidesOf(die)
    this.draws.push({ sides: 6, value: null, fits: (value) => sides.includes(value) })
  }

  /** The moment is over: what refilled bags held is now known. */
  private settle(after: Pile[]): void {
    this.bags.forEach((bag, seat) => {
      if (Object.keys(bag.counts).length > 0 || bag.drawn.length === 0) return
      const counts: Pile = bag.left > 0 ? { ...after[seat] } : {}
      for (const card of bag.drawn) counts[card] = (counts[card] ?? 0) + 1
      bag.counts = counts
    })
  }
}

/** A bag as the check goes through it; several draws from one bag share it. */
const states = new WeakMap<Bag, { take(value: number, order: string[]): string }>()
function bagState(bag: Bag) {
  let known = states.get(bag)
  if (!known) {
    let left: Pile | null = null
    known = {
      take(value, order) {
        left ??= { ...bag.counts }
        for (const card of order) {
          const here = left[card] ?? 0
          if (value < here) {
            left[card] = here - 1
            return card
          }
          value -= here
        }
        return ''
      },
    }
    states.set(bag, known)
  }
  return known
}

const seatOf = (event: GameEvent) => Number(event.seat) - 1
const cardOf = (die: string) => die.slice(0, die.lastIndexOf(':'))

/** The shuffles by which the wilds were found, checked as soon as the last card of each has its place. */
function shuffle(cards: Card[], laid: string[]): Draw[] {
  const deck = cards.map((_, at) => at)
  const draws: Draw[] = []
  for (let at = deck.length - 1; at > 0; at--) {
    draws.push({
      sides: at + 1,
      value: null,
      fits: (value) => {
        const held = deck[at] ?? 0
        deck[at] = deck[value] ?? 0
        deck[value] = held
        return at > 1 || turnedUp(deck.map((number) => cards[number]), laid.length).every((id) => laid.includes(id))
      },
    })
  }
  return draws
}

/** Cards of different classes from the top of a deck. */
function turnedUp(deck: (Card | undefined)[], needed: number): string[] {
  const classes = new Set<string>()
  const found: string[] = []
  for (const card of deck) {
    if (!card || classes.has(card.group) || found.length === needed) continue
    classes.add(card.group)
    found.push(card.id)
  }
  return found
}

export function draws(moments: Moment[], options: Record<string, unknown>, seats: number, cards: Card[]): Draw[] {
  learn(cards)
  const all: Draw[] = []
  if (options.wilds === 'random') {
    const wilds = moments[0] ? quarry(moments[0].look.components).wilds : []
    for (const kind of ['creature', 'spell']) {
      const laid = wilds.filter((wild) => wild.kind === kind).map((wild) => wild.card)
      all.push(...shuffle(cards.filter((card) => card.kind === kind), laid))
    }
  }
  if (options.first === 'by-lot') {
    const turn = moments.flatMap((moment) => moment.events).find((event) => event.event === 'turn')
    all.push({ sides: seats, value: turn ? seatOf(turn) : null })
  }
  return [...all, ...new Reader(moments).read()]
}
