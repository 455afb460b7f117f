// Every draw from the dice of a finished game, in its order, so that the page can check them.
//
// Rolls, dealt artifacts, random characters and fields are told. Spell and Fate cards are drawn in secret; with the eyes of
// all seats it is known what is left in a deck, before and after (piles.ts), and what was in a hand. A card that is drawn
// while its deck is made anew from the discard, or lost from a hand that has just changed, is only counted.

import type { Draw } from '../../lib/fair'
import type { Card, GameEvent, Moment } from '../../lib/protocol'
import { CHARACTERS, distance, realm, type Hex, type Mage, type Realm } from './model'
import { copiesOf, missing, Pile } from './piles'

const TILES = 18

/** Tens and units. */
function roll(number: number): Draw[] {
  const bare = number % 100
  return [
    { sides: 10, value: Math.floor(bare / 10) },
    { sides: 10, value: bare % 10 },
  ]
}

/** Characters are drawn until all are different; a draw that repeats one is followed by another. */
function characters(all: Draw[], played: string[]): void {
  const found: string[] = []
  const draw = (): Draw => {
    const self: Draw = {
      sides: CHARACTERS.length,
      value: null,
      fits: (value) => {
        const name = CHARACTERS[value] ?? ''
        if (found.includes(name)) all.splice(all.indexOf(self) + 1, 0, draw())
        else found.push(name)
        return found.every((one, seat) => one === played[seat])
      },
    }
    return self
  }
  for (let seat = 0; seat < played.length; seat++) all.push(draw())
}

const word = (hex: Hex) => `${hex.kind} ${hex.power || '-'} ${hex.sign}`

interface Field {
  tiles?: string[]
  edge?: [number, number][]
}

/** A random field: eighteen tiles one after the other, then portals until they lie apart. */
function field(all: Draw[], where: Realm, land: number, cards: Card[]): void {
  const hexes = where.hexes.filter((hex) => hex.land === land)
  const printed = (cards.find((card) => card.id === where.mages[land]?.character) ?? {}) as Field
  const left = [...(printed.tiles ?? [])]
  const edge = printed.edge ?? []
  for (let at = 1; at <= TILES; at++) {
    const laid = hexes[at]
    all.push({
      sides: TILES + 1 - at,
      value: null,
      fits: (value) => {
        const [tile] = left.splice(value, 1)
        return laid !== undefined && tile === word(laid)
      },
    })
  }
  const place = (value: number) => ({ q: edge[value]?.[0] ?? 0, r: edge[value]?.[1] ?? 0 })
  const same = (a: { q: number; r: number }, hex: Hex | undefined) => hex !== undefined && a.q === hex.q && a.r === hex.r
  const portals = (): Draw[] => {
    let entrance = { q: 0, r: 0 }
    const first: Draw = { sides: edge.length, value: null, fits: (value) => ((entrance = place(value)), true) }
    const second: Draw = {
      sides: edge.length,
      value: null,
      fits: (value) => {
        const exit = place(value)
        if (distance(entrance, exit) > 1) return same(entrance, hexes[TILES + 1]) && same(exit, hexes[TILES + 2])
        all.splice(all.indexOf(second) + 1, 0, ...portals())
        return true
      },
    }
    return [first, second]
  }
  all.push(...portals())
}

/** The roll for the first turn, which the log does not tell: the highest begins, those who are equal roll again. */
function firstRolls(all: Draw[], seats: number, first: number | null): void {
  const round = (rolling: number[]): Draw[] => {
    const rolled: number[] = []
    return rolling.flatMap((_, i) => {
      let tens = 0
      const units: Draw = {
        sides: 10,
        value: null,
        fits: (value) => {
          rolled.push(10 * tens + value || 100)
          if (i < rolling.length - 1) return true
          const ahead = rolling.filter((_seat, at) => rolled[at] === Math.max(...rolled))
          if (ahead.length === 1) return ahead[0] === first
          all.splice(all.indexOf(units) + 1, 0, ...round(ahead))
          return true
        },
      }
      return [{ sides: 10, value: null, fits: (value: number) => ((tens = value), true) }, units]
    })
  }
  all.push(...round(Array.from({ length: seats }, (_, seat) => seat)))
}

class Reader {
  private all: Draw[] = []
  private artifacts: string[]
  private fates: Pile
  private spells: Pile[] = []
  /** Each seat's cards; null where they have changed in a way that is not told. */
  private hands: (string[] | null)[] = []

  constructor(
    private options: Record<string, unknown>,
    private seats: number,
    private cards: Card[],
    private eyes: Moment[][],
  ) {
    this.artifacts = cards.filter((card) => card.kind === 'artifact').map((card) => card.id)
    this.fates = new Pile(copiesOf(cards, 'fates'))
  }

  read(moments: Moment[]): Draw[] {
    for (const [number, moment] of moments.entries()) {
      const where = realm(moment.look.components)
      if (this.spells.length === 0 && where.mages.length > 0) {
        this.spells = where.mages.map((mage) => new Pile(copiesOf(this.cards, mage.character)))
        this.fields(where)
        if (moment.answer === null) this.preparation(where)
      }
      this.answer(moment)
      // What is spent on the Guardian is chosen, not drawn.
      let given = moment.answer?.startsWith('fight ') ?? false
      let set = false
      for (const event of moment.events) {
        if (event.event === 'fate-played') set = this.sets(String(event.fate))
        if (event.event === 'discarded' && given) given = false
        else if (event.event === 'rolled' && set) set = false
        else this.event(event)
      }
      this.settle(this.eyes.map((seen) => realm(seen[number]?.look.components ?? {})))
    }
    return this.all
  }

  /** What is cast, spent or put back leaves the hand first. */
  private answer(moment: Moment): void {
    const [verb = '', card = ''] = moment.answer?.split(' ') ?? []
    if (moment.seat === null || !['cast', 'fight', 'return'].includes(verb)) return
    this.lose(moment.seat, card)
    if (verb === 'return') this.spells[moment.seat]?.putAside(card)
  }

  private lose(seat: number, card: string): void {
    const hand = this.hands[seat]
    if (hand) this.hands[seat] = missing(hand, [card])
  }

  /** After each answer all seats together know where every card is that is in no deck. */
  private settle(eyes: Realm[]): void {
    const mages = eyes.map((where, seat) => where.mages?.[seat])
    if (mages.length < this.seats || !mages.every((mage): mage is Mage => !!mage?.hand)) return
    this.hands = mages.map((mage) => [...(mage.hand ?? []), ...mage.stolen])
    const supply = eyes[0]?.supply
    if (supply) this.fates.seen(supply.fate_deck, [...supply.fate_discard, ...mages.flatMap((mage) => [...(mage.fates ?? []), ...(mage.fresh_fates ?? [])])])
    const lying = [
      ...this.hands.flatMap((hand) => hand ?? []),
      ...mages.flatMap((mage) => [...mage.discard, ...mage.effects.filter((effect) => effect.kind === 'spell').map((effect) => effect.id)]),
      ...eyes.flatMap((where, seat) => where.traps.filter((trap) => trap.seat === seat).map((trap) => trap.card ?? '')),
      ...eyes.flatMap((where, seat) => (where.casting?.seat === seat ? [where.casting.card ?? ''] : [])),
    ]
    mages.forEach((mage, seat) => this.spells[seat]?.seen(mage.deck, lying))
  }

  /** Whether a card says what a roll counts as; then nothing is thrown. */
  private sets(fate: string): boolean {
    const words = (this.cards.find((card) => card.id === fate)?.effects ?? []) as { op?: string }[]
    return words.some((word) => word.op === 'set-roll')
  }

  private fields(where: Realm): void {
    if (String(this.options.characters).trim() === 'random') {
      characters(this.all, where.mages.map((mage) => mage.character))
    }
    const words = String(this.options.layouts ?? '').split(',').map((one) => one.trim())
    for (let seat = 0; seat < this.seats; seat++) {
      if ((words.length === 1 ? words[0] : words[seat]) === 'random') field(this.all, where, seat, this.cards)
    }
  }

  /** Before the first question nothing is told; the table shows what was drawn. */
  private preparation(where: Realm): void {
    for (const relic of where.artifacts) this.dealt(String(relic.id))
    for (const mage of where.mages) this.draw(this.spells[mage.seat], mage.hand_count)
    firstRolls(this.all, this.seats, where.first)
  }

  private dealt(artifact: string): void {
    const at = this.artifacts.indexOf(artifact)
    this.all.push({ sides: this.artifacts.length, value: at })
    this.artifacts.splice(at, 1)
  }

  private draw(pile: Pile | undefined, count: number): void {
    for (let i = 0; i < count; i++) if (pile) this.all.push(pile.draw())
  }

  /** A card lost at random: the number counts through the hand in the order of the book. */
  private lost(seat: number, card: string): void {
    const hand = this.hands[seat]
    const held = hand ? this.cards.flatMap(({ id }) => hand.filter((one) => one === id)) : []
    if (held.length > 0) this.all.push({ sides: held.length, value: null, fits: (value) => held[value] === card })
    else this.all.push({ sides: 1, value: null })
    this.lose(seat, card)
  }

  private event(event: GameEvent): void {
    const seat = Number(event.seat) - 1
    switch (event.event) {
      case 'dealt':
        this.dealt(String(event.artifact))
        break
      case 'first-roll':
      case 'rolled':
        this.all.push(...roll(Number(event.roll)))
        break
      case 'drew':
        this.draw(this.spells[seat], Number(event.count))
        this.spells[seat]?.exchanged()
        this.hands[seat] = null
        break
      case 'died':
      case 'out':
        this.hands[seat] = null
        break
      case 'fate-drawn':
        this.draw(this.fates, Number(event.count))
        break
      case 'discarded':
        this.lost(seat, String(event.spell))
        break
      case 'stolen':
        this.lost(Number(event.victim) - 1, String(event.spell))
        this.hands[seat]?.push(String(event.spell))
        break
    }
  }
}

/** `eyes` are the same moments as each of the seats saw them. */
export function draws(moments: Moment[], options: Record<string, unknown>, seats: number, cards: Card[], eyes: Moment[][] = []): Draw[] {
  return new Reader(options, seats, cards, eyes).read(moments)
}
