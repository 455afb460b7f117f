import { describe, expect, it } from 'vitest'
import { at, curveOf, path, styleOf, x, y } from '../src/lib/curve'
import type { Analysis } from '../src/lib/protocol'

const moment = (number: number, share: number) => ({ number, seat: 0, shares: [share, 1 - share], answer: '', label: { key: 'x' }, best: '', better: { key: 'x' }, given_away: 0 })
const ANALYSIS: Analysis = { moments: [moment(0, 0.5), moment(4, 0.75)], turning_points: [], given_away: [0, 0], result: [1, 0], answers: 10 }

describe('the win-share curve', () => {
  const curve = curveOf(ANALYSIS)
  it('goes from the first question to the result', () => {
    expect(curve.numbers).toEqual([0, 4, 10])
    expect(curve.shares.at(-1)).toEqual([1, 0])
    expect(path(curve, 0)).toBe(`M${x(curve, 0).toFixed(1)} ${y(0.5).toFixed(1)}L${x(curve, 4).toFixed(1)} ${y(0.75).toFixed(1)}L${x(curve, 10).toFixed(1)} ${y(1).toFixed(1)}`)
  })
  it('knows the question before a moment', () => {
    expect([0, 3, 4, 9, 10].map((number) => at(curve, number))).toEqual([0, 0, 1, 1, 2])
  })
  it('tells eight seats apart by sign', () => {
    expect(new Set(Array.from({ length: 8 }, (_, seat) => styleOf(seat).sign)).size).toBe(8)
  })
})
