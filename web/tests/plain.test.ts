import { describe, expect, it } from 'vitest'
import { about, every, isPlaced, middleOf, type Thing } from '../src/games/plain/board'
import { coloursOf, numberOf } from '../src/games/boxes'
import type { Look, Option } from '../src/lib/protocol'

const option = (verb: string, more: Record<string, string | number> = {}): Option => ({ answer: verb, do: { verb, ...more }, label: { key: verb } })
const die = (face: number): Thing => ({ kind: 'die', face, sides: 6, roll: 0, stands: { face } })

describe('a table that says what it is made of', () => {
  it('finds the answers a thing stands for', () => {
    expect(about(option('bid', { count: 2, face: 3 }).do, { face: 3 })).toBe(true)
    expect(about(option('bid', { count: 2, face: 3 }).do, { face: 3, count: 1 })).toBe(false)
    expect(about(option('liar').do, { verb: 'liar' })).toBe(true)
    expect(about(option('liar').do, undefined)).toBe(false)
  })

  it('looks into rows, piles and cells', () => {
    const nested: Thing[] = [
      { kind: 'row', things: [die(1)] },
      { kind: 'grid', cells: [{ kind: 'cell', at: [0, 0], on: die(2) }] },
      { kind: 'pile', name: 'deck', count: 3, top: die(4) },
    ]
    expect(every(nested).filter((thing) => thing.kind === 'die')).toHaveLength(3)
  })

  it('places answers on the board and in the own dock, not before rivals', () => {
    const look = { seat: 0, components: { board: { middle: [die(1)], seats: [[die(2)], [die(3)]] } } } as unknown as Look
    expect([1, 2, 3].map((face) => isPlaced(option('keep', { face }), look))).toEqual([true, true, false])
  })

  it('lays hexes beside each other', () => {
    const [x, y] = middleOf([1, 0])
    expect(Math.hypot(x, y)).toBeCloseTo(1.732)
    expect(Math.hypot(...middleOf([0, 1]))).toBeCloseTo(1.732, 2)
  })
})

describe('the box of a game that brings none', () => {
  it('has colours of its own that stay the same', () => {
    expect(coloursOf('sea-dice')).toBe(coloursOf('sea-dice'))
    expect(coloursOf('sea-dice')).not.toBe(coloursOf('liars-dice'))
    expect(numberOf('sea-dice')).toBeGreaterThan(0)
  })
})
