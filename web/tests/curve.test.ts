import { describe, expect, it } from 'vitest'
import { at, curveOf, path, styleOf, ticks, x, y } from '../src/lib/curve'
import type { Analysis } from '../src/lib/protocol'

const moment = (number: number, share: number) => ({ number, seat: 0, shares: [share, 1 - share], answer: '', label: { key: 'x' }, best: '', better: { key: 'x' }, given_away: 0 })
const ANALYSIS: Analysis = { moments: [moment(0, 0.5), moment(4, 0.75)], turning_points: [], given_away: [0, 0], result: [1, 0], answers: 10 }

describe('the win-share curve', () => {
  const curve = curveOf(ANALYSIS)
  it('goes from the first question to the result', () => {
    expect(curve.numbers).toEqual([0, 4, 10])
    expect(curve.shares.at(-1)).toEqual([1, 0])
    const place = (number: number, share: number) => `${x(curve, number, 400).toFixed(1)} ${y(share).toFixed(1)}`
    expect(path(curve, 0, 400)).toBe(`M${place(0, 0.5)}L${place(4, 0.75)}L${place(10, 1)}`)
  })
  it('knows the question before a moment', () => {
    expect([0, 3, 4, 9, 10].map((number) => at(curve, number))).toEqual([0, 0, 1, 1, 2])
  })
  it('names the first and the last moment on its axis, and some between', () => {
    expect(ticks(curve, 400)).toEqual([0, 3, 5, 7, 10])
    expect(ticks({ ...curve, last: 180 }, 340)).toEqual([0, 49, 99, 149, 180])
  })
  it('tells eight seats apart by sign', () => {
    expect(new Set(Array.from({ length: 8 }, (_, seat) => styleOf(seat).sign)).size).toBe(8)
  })
})
