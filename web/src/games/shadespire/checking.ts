// Every draw from the dice of a finished game, in its order, so that the page can check them.
//
// Rolls are told in the log. A deck has no order before a card is drawn from it: the number drawn counts through its
// cards in the order of the book. Onlookers do not see what is drawn, but they see what is left unseen; so the numbers
// of the stream are followed, and whatever later leaves a hand must have been drawn into it.

import type { Draw } from '../../lib/fair'
import type { Card, Moment } from '../../lib/protocol'
import { city, type Band, type City } from './model'

const FEWEST_POWER = 20
const OBJECTIVES = 12

/** One deck as far as the stream tells: what is left in it, and what has been drawn into the hand. */
class Pile {
  left: string[]
  readonly hand = new Set<string>()
  /** What must be in hand after the latest draw; filled as the game goes on. */
  due: string[] = []

  constructor(cards: string[]) {
    this.left = [...cards]
  }

  draw(): Draw {
    const sides = this.left.length - this.pending
    this.pending++
    const due: string[] = []
    this.due = due
    return {
      sides,
      value: null,
      fits: (number) => {
        const card = this.left[number]
        if (card === undefined) return false
        this.left.splice(number, 1)
        this.hand.add(card)
        return due.every((one) => this.hand.has(one))
      },
    }
  }

  private pending = 0
}

class Reader {
  readonly draws: Draw[] = []
  private power: Pile[] = []
  private objectives: Pile[] = []
  private lying: string[] = []

  constructor(
    private moments: Moment[],
    private options: Record<string, unknown>,
    private cards: Card[],
  ) {}

  read(): Draw[] {
    this.moments.forEach((moment, number) => this.moment(moment, this.moments[number - 1]))
    return this.draws
  }

  private moment(moment: Moment, before: Moment | undefined): void {
    const after = city(moment.look.components)
    const fresh = moment.events.some((event) => event.event === 'game-began')
    if (before && !fresh) this.departures(city(before.look.components), after)
    for (const event of moment.events) {
      const seat = Number(event.seat) - 1
      switch (event.event) {
        case 'game-began':
          this.begin(after, Number(event.game))
          break
        case 'rolled-off':
        case 'attack-roll':
        case 'defence-roll':
          for (const face of event.faces as number[]) this.die(face)
          break
        case 'die':
          this.die(Number(event.face))
          break
        case 'token-placed':
          this.lying.push(String(event.hex))
          break
        case 'tokens-turned':
          this.turnTokens(after)
          break
        case 'drew':
          this.drawFrom(this.power[seat])
          break
        case 'drew-objective':
          this.drawFrom(this.objectives[seat])
          break
      }
    }
  }

  private die(face: number): void {
    this.draws.push({ sides: 6, value: face - 1 })
  }

  private drawFrom(pile: Pile | undefined): void {
    if (pile) this.draws.push(pile.draw())
  }

  /** What is no longer unseen has left a hand, and so was drawn before this moment. */
  private departures(before: City, after: City): void {
    after.bands.forEach((band, seat) => {
      const was = before.bands[seat]
      if (!was) return
      const gone = (old: string[], now: string[]) => old.filter((card) => !now.includes(card))
      this.power[seat]?.due.push(...gone(was.unseen, band.unseen))
      this.objectives[seat]?.due.push(...gone(was.unseen_objectives, band.unseen_objectives))
    })
  }

  private begin(where: City, game: number): void {
    this.lying = []
    const wanted = String(this.options.decks ?? '')
      .split(',')
      .map((word) => word.trim())
    where.bands.forEach((band, seat) => {
      if (game === 1 && wanted[seat] === 'random') this.randomDeck(band)
      this.power[seat] = new Pile(band.unseen)
      this.objectives[seat] = new Pile(band.unseen_objectives)
    })
  }

  /** A deck by chance: how many ploys, then the objectives, the ploys and the upgrades one by one. */
  private randomDeck(band: Band): void {
    const legal = (kind: string) => this.cards.filter((card) => card.kind === kind && [band.warband, 'universal'].includes(card.group)).map((card) => card.id)
    const [ploys, upgrades] = [legal('ploy'), legal('upgrade')]
    const taken = band.unseen.filter((card) => ploys.includes(card)).length
    const most = Math.min(ploys.length, FEWEST_POWER / 2)
    this.draws.push({ sides: 4, value: null, fits: (number) => Math.max(FEWEST_POWER - upgrades.length, most - number) === taken })
    this.some(legal('objective'), OBJECTIVES, band.unseen_objectives)
    this.some(ploys, taken, band.unseen)
    this.some(upgrades, FEWEST_POWER - taken, band.unseen)
  }

  private some(cards: string[], count: number, deck: string[]): void {
    const left = [...cards]
    for (let drawn = 0; drawn < count; drawn++) {
      const fits = (number: number) => deck.includes(left.splice(number, 1)[0] ?? '')
      this.draws.push({ sides: cards.length - drawn, value: null, fits })
    }
  }

  /** The tokens were shuffled under the places where they lay: the last place is settled first. */
  private turnTokens(where: City): void {
    const now = [...this.lying]
    const numbers = new Map(where.tokens.filter((token) => token.number !== null).map((token) => [token.number, token.hex]))
    for (let at = now.length - 1; at > 0; at--) {
      const fits = (number: number) => {
        const held = now[at] ?? ''
        now[at] = now[number] ?? ''
        now[number] = held
        return numbers.get(at + 1) === now[at]
      }
      this.draws.push({ sides: at + 1, value: null, fits })
    }
  }
}

export function draws(moments: Moment[], options: Record<string, unknown>, _seats: number, cards: Card[]): Draw[] {
  return new Reader(moments, options, cards).read()
}
