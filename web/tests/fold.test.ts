import { describe, expect, it } from 'vitest'
import { delay } from '../src/lib/connection'
import { fold, nothing, type Known } from '../src/lib/fold'
import type { FromHall, GameEvent, Look, Table } from '../src/lib/protocol'

const look = (asking: string) => ({ asking }) as unknown as Look
const event = (seq: number) => ({ seq, event: 'moved', log: { key: 'log-moved' } }) as GameEvent
const undo = { free: false, ask: true, asked: null }
const step = (seq: number): FromHall => ({ type: 'step', seq, events: [event(seq)], changes: [[[['asking'], `at ${seq}`]], []], clock: { kind: 'none' }, draw: null, claims: [], undo })

function welcomed(): Known {
  const table = { table: 't' } as Table
  return fold(nothing(), { type: 'welcome', seat: 1, seq: 2, to: 0, table, look: look('start'), log: [event(1), event(2)], clock: { kind: 'none' }, draw: null, claims: [], undo, chat: [] })
}

describe('what is known of a table', () => {
  it('grows with each step', () => {
    const known = fold(welcomed(), step(3))
    expect(known.log.map((one) => one.seq)).toEqual([1, 2, 3])
    expect(known.look?.asking).toBe('at 3')
    expect(known.seat).toBe(1)
  })
  it('takes a repeated or late step for what it is', () => {
    const known = fold(welcomed(), step(3))
    expect(fold(known, step(3))).toBe(known)
    expect(fold(known, step(2))).toBe(known)
  })
  it('forgets what was taken back, and keeps what others have sealed', () => {
    let known = fold(fold(welcomed(), step(3)), step(4))
    known = fold(known, { type: 'back', seq: 5, to: 2, events: [event(5)], look: look('again'), clock: { kind: 'none' }, draw: null, claims: [], undo })
    expect(known.log.map((one) => one.seq)).toEqual([1, 2, 5])
    expect(known.seq).toBe(5)
  })
  it('goes on after a lost connection', () => {
    const known = fold(welcomed(), step(3))
    const message = { type: 'welcome', seat: 1, seq: 5, to: 2, table: known.table as Table, look: look('later'), log: [event(4), event(5)], clock: { kind: 'none' }, draw: null, undo, chat: [] } as const
    expect(fold(known, { ...message, log: [...message.log] as GameEvent[], claims: [], chat: [] }).log.map((one) => one.seq)).toEqual([1, 2, 4, 5])
  })
  it('takes the fresh state of a refusal', () => {
    const known = fold(welcomed(), { type: 'refused', id: 'c', error: 'stale', text: '', wait: null, look: look('fresh'), seq: 2 })
    expect(known.look?.asking).toBe('fresh')
  })
  it('hears chat, presence and requests', () => {
    let known = fold(welcomed(), { type: 'chat', line: { seat: null, name: 'Ben', text: 'hi', at: 1 } })
    known = fold(known, { type: 'undo', undo: { ...undo, asked: { by: 0, yes: [], seq: 2 } } })
    known = fold(known, { type: 'table', table: { table: 't', state: 'over' } as Table, claims: [{ seat: 0, wait: 5 }] })
    expect([known.chat.length, known.undo.asked?.by, known.table?.state, known.claims[0]?.wait]).toEqual([1, 0, 'over', 5])
    expect(fold(known, { type: 'pong' })).toBe(known)
  })
})

it('comes back quickly after a restart, and patiently otherwise', () => {
  expect(delay(0, 1012, 0.5)).toBe(200)
  expect(delay(0, 1006, 0.5)).toBe(400)
  expect(delay(3, 1006, 0.5)).toBeGreaterThan(delay(2, 1006, 0.5))
  expect(delay(50, 1006, 1)).toBeLessThan(20_000)
})
