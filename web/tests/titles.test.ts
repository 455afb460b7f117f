import { describe, expect, it } from 'vitest'
import { fit } from '../src/lib/titles'

describe('names in narrow bands', () => {
  it('are as large as usual while their words are short', () => {
    expect([fit('Blood for the Blood God!'), fit('')]).toEqual([1, 1])
  })
  it('are smaller by their longest word, and a dash parts words', () => {
    expect([fit('Consecrated Area'), fit('Awe-inspiring')]).toEqual([0.82, 1])
  })
  it('never get too small to read', () => {
    expect(fit('Megszentségteleníthetetlenség')).toBe(0.7)
  })
})
