import { expect, test } from 'vitest'
import type { GameEvent } from '../src/lib/protocol'
import { decisive, storyteller, told } from '../src/lib/story'

const events = (...kinds: string[]): GameEvent[] => kinds.map((event, seq) => ({ event, seq, log: { key: event } }))

test('three lines of a kind in a row are one, fewer or others stay', () => {
  const all = events('chose', 'chose', 'chose', 'round', 'chose', 'chose', 'moved', 'moved', 'moved')
  const entries = told(all, (event) => event.event === 'chose')
  expect(entries.map((entry) => entry.map((line) => line.at))).toEqual([[0, 1, 2], [3], [4], [5], [6], [7], [8]])
})

test('a story that grows keeps the entries it had', () => {
  const all = events('round', 'moved', 'chose', 'chose', 'chose', 'won')
  const tell = storyteller((event) => event.event === 'chose')
  const before = tell(all.slice(0, 4))
  const after = tell(all)
  expect(after).toEqual(told(all, (event) => event.event === 'chose'))
  expect(after[0]).toBe(before[0])
  expect(after[1]).toBe(before[1])
  expect(after[2]).toHaveLength(3)
  expect(tell(all.slice(0, 2))).toEqual(told(all.slice(0, 2), () => false))
  expect(tell(events('won'))[0]?.[0]?.event.event).toBe('won')
})

test('the weightiest events make the story of a result, in their order', () => {
  const all = events('out', 'moved', 'glory', 'won', 'glory', 'out')
  const weights: Record<string, number> = { out: 4, glory: 2 }
  expect(decisive(all, (event) => weights[event.event] ?? 0).map((event) => event.seq)).toEqual([0, 4, 5])
  expect(decisive(all, () => 0)).toEqual([])
})
