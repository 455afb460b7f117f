// A deck whose cards are drawn in secret: what was in it before and is in it after, seen by all seats together.
//
// A deck has no order before a card is drawn from it: the number drawn counts through its cards in the order of the book.

import type { Draw } from '../../lib/fair'
import type { Card } from '../../lib/protocol'

/** The cards of a group, each as often as it is printed. */
export function copiesOf(cards: Card[], group: string): string[] {
  return cards.filter((card) => card.group === group).flatMap((card) => Array<string>(Number(card.figures.copies ?? 1)).fill(card.id))
}

/** What is in the one and not in the other, copy by copy. */
export function missing(all: readonly string[], gone: readonly string[]): string[] {
  const left = [...all]
  for (const card of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1)
  return left
}

interface Drawn {
  draw: Draw
  /** Cards that were put aside before are back in the deck. */
  mixed: boolean
}

export class Pile {
  private left: string[]
  private drawn: Drawn[] = []
  private aside: string[] = []
  private mixed = false

  constructor(private pack: readonly string[]) {
    this.left = [...pack]
  }

  /** A draw; what it is compared with is known only when all cards are seen again. */
  draw(): Draw {
    const draw: Draw = { sides: 1, value: null }
    this.drawn.push({ draw, mixed: this.mixed })
    return draw
  }

  /** Put a card aside, to be shuffled in after as many have been drawn. */
  putAside(card: string): void {
    this.aside.push(card)
  }

  exchanged(): void {
    this.mixed = this.aside.length > 0
  }

  /** All cards are seen that are not in the deck, unless their number says otherwise. */
  seen(size: number, lying: readonly string[]): void {
    const left = missing(this.pack, lying)
    if (left.length !== size) return
    const before = [...this.left, ...this.aside]
    // A deck that ran out was made anew from the discard; which cards that were is not told.
    if (this.drawn.length <= before.length) this.compare(missing(before, left))
    this.left = left
    this.drawn = []
    this.aside = []
    this.mixed = false
  }

  /** Let each draw find its card among those that were drawn. */
  private compare(due: string[]): void {
    const order = (cards: string[]) => missing(this.pack, missing(this.pack, cards))
    let [left, aside] = [order(this.left), order(this.aside)]
    let [size, more] = [left.length, aside.length]
    for (const { draw, mixed } of this.drawn) {
      if (mixed || size === 0) [size, more] = [size + more, 0]
      draw.sides = Math.max(1, size--)
      draw.fits = (value) => {
        if (mixed || left.length === 0) [left, aside] = [order([...left, ...aside]), []]
        const [card = ''] = left.splice(value, 1)
        const found = due.indexOf(card)
        if (found >= 0) due.splice(found, 1)
        return found >= 0
      }
    }
  }
}
