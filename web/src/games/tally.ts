// Figures after a game, counted up seat by seat.

import type { Texts } from '../lib/texts'
import type { Figures } from './registry'

export class Tally<Key extends string> {
  private rows = new Map<number, Record<Key, number>>()

  constructor(private keys: readonly Key[]) {}

  /** The figures of a seat, as the log counts seats: from 1. */
  row(seat: unknown): Record<Key, number> {
    const number = Number(seat)
    let found = this.rows.get(number)
    if (!found) {
      found = Object.fromEntries(this.keys.map((key) => [key, 0])) as Record<Key, number>
      this.rows.set(number, found)
    }
    return found
  }

  table(words: Texts): Figures {
    const rows = [...this.rows].sort(([a], [b]) => a - b)
    return {
      heads: this.keys.map((key) => words.text(`figure-${key}`)),
      rows: rows.map(([seat, found]) => ({ name: words.text('seat', { number: seat }), figures: this.keys.map((key) => found[key]) })),
    }
  }
}
