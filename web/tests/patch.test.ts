import { describe, expect, it } from 'vitest'
import { patched, type Change } from '../src/lib/patch'

describe('changes of a look', () => {
  const old = { round: 1, row: [{ x: 1 }, { x: 2 }], hand: ['a', 'b'], deep: { a: { b: 1 } } }
  it.each<[Change[], object]>([
    [[], old],
    [[[['round'], 2]], { ...old, round: 2 }],
    [[[['hand'], ['b']]], { ...old, hand: ['b'] }],
    [[[['row', 1]]], { ...old, row: [{ x: 1 }] }],
    [[[['row', 2], { x: 3 }]], { ...old, row: [{ x: 1 }, { x: 2 }, { x: 3 }] }],
    [[[['row', 0, 'x'], 5], [['row', 0, 'y'], 6]], { ...old, row: [{ x: 5, y: 6 }, { x: 2 }] }],
    [[[['deep']]], { round: 1, row: old.row, hand: old.hand }],
    [[[['deep', 'a', 'b'], null]], { ...old, deep: { a: { b: null } } }],
    [[[[], { other: true }]], { other: true }],
  ])('%j', (changes, wanted) => {
    const before = structuredClone(old)
    expect(patched<object>(old, changes)).toEqual(wanted)
    expect(old).toEqual(before)
  })
  it('begin with a whole look where there was none', () => {
    expect(patched<object | null>(null, [[[], { round: 1 }]])).toEqual({ round: 1 })
  })
})
