import { expect, test } from 'vitest'
import type { GameEvent } from '../src/lib/protocol'
import { told } from '../src/lib/story'

const events = (...kinds: string[]): GameEvent[] => kinds.map((event, seq) => ({ event, seq, log: { key: event } }))

test('three lines of a kind in a row are one, fewer or others stay', () => {
  const all = events('chose', 'chose', 'chose', 'round', 'chose', 'chose', 'moved', 'moved', 'moved')
  const entries = told(all, (event) => event.event === 'chose')
  expect(entries.map((entry) => entry.map((line) => line.at))).toEqual([[0, 1, 2], [3], [4], [5], [6], [7], [8]])
})
