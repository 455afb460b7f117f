import { describe, expect, it } from 'vitest'
import { stepAt } from '../src/parts/table/lesson'

const step = (kind: 'tell' | 'do') => ({ kind, text: '', point: '' })
const STEPS = [step('tell'), step('tell'), step('do'), step('do'), step('tell'), step('do')]

describe('the step of a lesson', () => {
  it('is the first explanation, then the next, then what is to be done', () => {
    expect([0, 1, 2, 9].map((read) => stepAt(STEPS, 2, read))).toEqual([0, 1, 2, 2])
  })
  it('goes on with the answer, whatever was read', () => {
    expect(stepAt(STEPS, 3, 0)).toBe(3)
    expect(stepAt(STEPS, 5, 0)).toBe(4)
    expect(stepAt(STEPS, 5, 5)).toBe(5)
  })
  it('goes back with an answer that is taken back', () => {
    expect(stepAt(STEPS, 2, 5)).toBe(2)
  })
})
