import { describe, expect, it } from 'vitest'
import { leftOut } from '../src/lib/odds'
import type { Odds } from '../src/lib/protocol'

const figure = (key: string, without?: string[]): Odds => ({ key, numerator: 1, denominator: 2, percent: true, without })

describe('odds', () => {
  it('name what they leave out once, in the order of the figures', () => {
    expect(leftOut([figure('hit', ['amulet']), figure('wounds', ['amulet', 'split']), figure('out')])).toEqual(['amulet', 'split'])
  })
  it('that leave nothing out say nothing', () => {
    expect(leftOut([figure('hit'), figure('out', [])])).toEqual([])
  })
})
