import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commitment, keyOf, matched, Stream, verify, type Told } from '../src/lib/fair'
import type { GameEvent, Table } from '../src/lib/protocol'
import { newSalt, saltDeed, saltFor, sealOf } from '../src/lib/salt'
import { hex, hmac, sha256 } from '../src/lib/sha256'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('SHA-256 and HMAC', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 1000])('agree with a known implementation at %i bytes', (length) => {
    const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255)
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
    for (const key of [bytes('k'), new Uint8Array(64).fill(3), new Uint8Array(100).fill(9)]) {
      expect(hex(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
    }
  })
})

const SECRET = 'ab'.repeat(32)

describe('sealed dice', () => {
  it('commit to the secret', () => {
    expect(commitment('00'.repeat(32)).slice(0, 8)).toBe('66687aad')
  })
  it('are keyed by the secret and the salts, each after its length', () => {
    const message = Buffer.concat([Buffer.from([0, 0, 0, 5]), Buffer.from('peter'), Buffer.from([0, 0, 0, 0])])
    expect(hex(keyOf(SECRET, ['peter', '']))).toBe(createHmac('sha256', Buffer.from(SECRET, 'hex')).update(message).digest('hex'))
  })
  it('fall as on the server', () => {
    // python: [SealedDice(b"key").below(6) ...]
    const stream = new Stream(bytes('key'))
    expect(Array.from({ length: 20 }, () => stream.below(6))).toEqual(FROM_PYTHON)
  })
})

const EVENT = { event: 'rolled', seat: '1' }

/** A record with so many draws a line, two dice each; the stage of a line may have other dice. */
function record(streams: Stream[], spoil: (told: Told[]) => void = () => {}, from?: object): string {
  const told: Told[] = streams.map((stream) => {
    const draws: [number, number][] = [6, 6, 9].map((sides) => [sides, stream.below(sides)])
    return { ...EVENT, faces: [1, 2].map((i) => (draws[i - 1]?.[1] ?? 0) + 1), draws, shows: draws.slice(0, 2).map(([sides, value]) => [sides, [value]]) }
  })
  const log = told.map((one) => ({ event: one.event, seat: one.seat, faces: one.faces }))
  spoil(told)
  const head = { dicehall: 2, game: 'pig', version: '1', seats: 2, options: {}, dice: { secret: SECRET, salts: ['b'], commitment: commitment(SECRET) }, ...from, told: [] }
  seen = log.map((one, i) => ({ ...one, seq: i, log: { key: '' }, rule: 'turn' })) as unknown as GameEvent[]
  return [head, ...told.map((one) => ({ seat: 0, answer: 'roll', told: [one] }))].map((line) => JSON.stringify(line) + '\n').join('')
}
let seen: GameEvent[] = []

describe('a record', () => {
  const own = () => {
    const stream = new Stream(keyOf(SECRET, ['b']))
    return [stream, stream, stream]
  }
  it('is checked draw by draw, die by die, and against what was seen', () => {
    const text = record(own())
    expect(verify(text, commitment(SECRET), seen)).toMatchObject({ sameAsPublished: true, sameAsRemembered: true, draws: 9, dice: 6, seen: 3, wrongLine: null })
    expect(verify(text, 'other')).toMatchObject({ sameAsRemembered: false, seen: null, wrongLine: null })
  })
  it.each<[string, (told: Told[]) => void]>([
    ['a draw', (told) => ((told[1]?.draws?.[2] ?? [])[1] = 8 - (told[1]?.draws?.[2]?.[1] ?? 0) || 1)],
    ['a die', (told) => { const die = told[1]?.shows?.[0]; if (die) die[1] = [((die[1][0] ?? 0) + 3) % 6, 7] }],
    ['what was seen', (told) => { if (told[1]) told[1].seat = '2' }],
    ['an event', (told) => { if (told[1]) told[1].event = 'lost' }],
  ])('is wrong in its line where %s was changed', (_, spoil) => {
    expect(verify(record(own(), spoil), null, seen)?.wrongLine).toBe(3)
  })
  it('is wrong where it tells less than was seen', () => {
    const text = record(own())
    expect(verify(text, null, [...seen, ...seen.slice(0, 1)])?.wrongLine).toBe(4)
  })
  it('may hide from a seat what it was not told', () => {
    const text = record(own())
    expect(verify(text, null, seen.map((one) => ({ ...one, faces: null })))?.wrongLine).toBeNull()
  })
  it('is checked with the dice of each stage where a game was played on', () => {
    const other = 'cd'.repeat(32)
    const [old, fresh] = [new Stream(keyOf(other, ['a'])), new Stream(keyOf(SECRET, ['b']))]
    const from = { from: [{ answers: 2, dice: { secret: other, salts: ['a'], commitment: commitment(other) } }] }
    const text = record([old, old, fresh], undefined, from)
    expect(verify(text, null)).toMatchObject({ sameAsPublished: true, draws: 9, wrongLine: null })
    expect(verify(text.replace(commitment(other), 'x'), null)).toMatchObject({ sameAsPublished: false })
    expect(verify(text.replace(`"secret":"${other}",`, ''), null)).toBeNull()
  })
  it('with open dice has nothing to be checked', () => {
    expect(verify('{"dicehall": 2, "game": "pig", "dice": {"seed": 3}}\n', null)).toBeNull()
  })
  it('pairs draws with dice, whichever come first', () => {
    expect(matched([[6, 0], [6, 1]], [[6, [0, 1]], [6, [0]]])).toBe(2)
    expect(matched([[6, 0], [6, 0]], [[6, [0]], [6, [1]]])).toBe(1)
  })
})

const FROM_PYTHON = [4, 1, 0, 0, 3, 0, 5, 5, 5, 5, 3, 1, 3, 4, 3, 2, 3, 2, 4, 0]

describe('my part of the dice', () => {
  const salts = ['0a'.repeat(32), '', '1b'.repeat(32)]
  const head = (change: object = {}) => ({
    dicehall: 2, game: 'pig', version: '1', seats: 3, options: {}, told: [],
    dice: { secret: SECRET, commitment: commitment(SECRET), salts, derivation: 2, seals: salts.map((salt) => (salt ? sealOf(salt) : '')), ...change },
  })
  const verdict = (own: { salt: string; seat: number } | null, change: object = {}) => verify(`${JSON.stringify(head(change))}\n`, null, null, own)

  it('must stand in the record for my seat', () => {
    expect(verdict({ salt: salts[2] ?? '', seat: 2 })).toMatchObject({ saltStands: true, sealsFit: true })
    expect(verdict({ salt: salts[2] ?? '', seat: 0 })).toMatchObject({ saltStands: false })
    expect(verdict({ salt: 'ff'.repeat(32), seat: 2 })).toMatchObject({ saltStands: false })
    expect(verdict(null)).toMatchObject({ salt: null, saltStands: null })
  })
  it('must fit its seal, as those of the others', () => {
    expect(verdict(null, { seals: ['', '', ''] })).toMatchObject({ sealsFit: false })
    expect(verdict(null, { salts: ['0c'.repeat(32), '', salts[2]] })).toMatchObject({ sealsFit: false })
    expect(verdict(null, { seals: undefined, derivation: undefined })).toMatchObject({ sealsFit: null })
  })
  it('is sealed as on the server', () => {
    expect(sealOf('salt')).toBe(createHash('sha256').update('salt').digest('hex'))
    expect(newSalt()).toMatch(/^[0-9a-f]{64}$/)
    expect(newSalt()).not.toBe(newSalt())
  })
})

describe('what there is to do with my salt', () => {
  const chair = (change: object = {}) => ({ kind: 'person', name: 'A', online: true, seal: null, shown: false, salt: null, ...change })
  const at = (name: string, change: object = {}, own: object = {}) =>
    ({ table: name, state: 'waiting', commitment: 'c1', opening: false, chairs: [chair(own)], ...change }) as unknown as Table

  it('is to seal one that was made for this commitment, and the same after leaving and coming back', () => {
    const deed = saltDeed(at('t1'), 0, true)
    expect(deed).toEqual({ do: 'seal', seal: sealOf(saltFor('t1', 'c1')) })
    expect(saltDeed(at('t1'), 0, true)).toEqual(deed)
    expect(saltDeed(at('t1', { commitment: 'c2' }), 0, true)).not.toEqual(deed)
    expect(saltDeed(at('t1', {}, { seal: sealOf(saltFor('t1', 'c1')) }), 0, true)).toBeNull()
  })
  it('is to show it when the game is opened, and only what was sealed under this commitment', () => {
    const salt = saltFor('t2', 'c1')
    const sealed = { seal: sealOf(salt) }
    expect(saltDeed(at('t2', { opening: true }, sealed), 0, false)).toEqual({ do: 'show', salt })
    expect(saltDeed(at('t2', { opening: true }, { ...sealed, shown: true }), 0, false)).toBeNull()
    expect(saltDeed(at('t2', { opening: true, commitment: 'c2' }, sealed), 0, false)).toBeNull()
    expect(saltDeed(at('t2', { opening: true }, { seal: 'x' }), 0, false)).toBeNull()
    expect(saltDeed(at('t2', {}, sealed), 0, false)).toBeNull()
    expect(saltDeed(at('t2', {}, { name: null }), 0, true)).toBeNull()
    expect(saltDeed(at('t2', { state: 'playing' }, sealed), 0, true)).toBeNull()
  })
  it('is to leave the seal of another device alone, unless I have come later', () => {
    expect(saltDeed(at('t3', {}, { seal: 'x' }), 0, false)).toBeNull()
    expect(saltDeed(at('t3', {}, { seal: 'x' }), 0, true)).toMatchObject({ do: 'seal' })
  })
})
