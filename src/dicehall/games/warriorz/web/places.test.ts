import { describe, expect, it } from 'vitest'
import { trayAt } from './places'

const target = { x: 0, y: 0, size: 120 }

describe('dice on the arena', () => {
  it('lie above whom they are thrown at', () => {
    expect(trayAt(target, [], 2)).toEqual([0, -110])
  })
  it('lie below where others stand above', () => {
    expect(trayAt(target, [{ x: 20, y: -120, size: 120 }], 2)).toEqual([0, 110])
  })
  it('lie at the rim where others stand on both sides', () => {
    const crowd = [-120, 120].map((y) => ({ x: 0, y, size: 120 }))
    expect(trayAt(target, crowd, 2)).toEqual([0, -450])
  })
  it('stay on the arena', () => {
    const [x, y] = trayAt({ x: 430, y: -440, size: 90 }, [], 3)
    expect([x, Math.abs(y) <= 450]).toEqual([240, true])
  })
})
