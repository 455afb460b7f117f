import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commitment, keyOf, readHead, Stream, verify, type Draw } from '../src/lib/fair'
import { hex, hmac, sha256, unhex } from '../src/lib/sha256'

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
  it('are checked with the dice of each stage where a game was played on', () => {
    const other = 'cd'.repeat(32)
    const [old, fresh] = [new Stream(keyOf(other, ['a'])), new Stream(keyOf(SECRET, ['b']))]
    const draws = [old, old, old, fresh, fresh].map((stream) => ({ sides: 6, value: stream.below(6) as number | null }))
    const head = {
      dicehall: 1,
      game: 'pig',
      version: '1',
      seats: 2,
      options: {},
      dice: { secret: SECRET, salts: ['b'], commitment: commitment(SECRET) },
      from: [{ answers: 2, dice: { secret: other, salts: ['a'], commitment: commitment(other) } }],
    }
    expect(verify(head, draws, null, [3])).toMatchObject({ sameAsPublished: true, compared: 5, firstWrong: null })
    expect(verify({ ...head, from: [{ answers: 2, dice: { ...head.from[0]?.dice, commitment: 'x' } }] }, draws, null, [3])).toMatchObject({ sameAsPublished: false })
    expect(verify({ ...head, from: [{ answers: 2, dice: { commitment: 'x', salts: [] } }] }, draws, null, [3])).toBeNull()
    const first = draws[1]
    if (first) first.value = ((first.value ?? 0) + 1) % 6
    expect(verify(head, draws, null, [3])).toMatchObject({ firstWrong: 1 })
  })
  it('keep to their stage where a draw is followed by another that nobody could foresee', () => {
    const other = 'cd'.repeat(32)
    const [old, fresh] = [new Stream(keyOf(other, [])), new Stream(keyOf(SECRET, []))]
    const [one, again, last] = [old.below(6), old.below(6), fresh.below(6)]
    const draws: Draw[] = []
    draws.push({ sides: 6, value: null, fits: (value) => draws.splice(1, 0, { sides: 6, value: again }) && value === one }, { sides: 6, value: last })
    const head = { dicehall: 1, game: 'pig', version: '1', seats: 2, options: {}, dice: { secret: SECRET, salts: [], commitment: commitment(SECRET) } }
    const from = [{ answers: 1, dice: { secret: other, salts: [], commitment: commitment(other) } }]
    expect(verify({ ...head, from }, draws, null, [1])).toMatchObject({ draws: 3, compared: 3, firstWrong: null })
  })
  it('are checked roll by roll', () => {
    const stream = new Stream(keyOf(SECRET, ['', 'x']))
    const draws = [8, 7, 6, 6, 6].map((sides) => ({ sides, value: stream.below(sides) as number | null }))
    draws[0] = { sides: 8, value: null }
    const head = { dicehall: 1, game: 'pig', version: '1', seats: 2, options: {}, dice: { secret: SECRET, salts: ['', 'x'], commitment: commitment(SECRET) } }
    expect(verify(head, draws, commitment(SECRET))).toMatchObject({ sameAsPublished: true, sameAsRemembered: true, compared: 4, firstWrong: null })
    const last = draws[4]
    if (last) last.value = ((last.value ?? 0) + 1) % 6
    expect(verify(head, draws, 'other')).toMatchObject({ sameAsRemembered: false, firstWrong: 4 })
    expect(verify({ ...head, dice: { seed: 3 } }, draws, null)).toBeNull()
  })
})

it('reads the head of a record', () => {
  expect(readHead('{"dicehall": 1, "game": "pig"}\n{"seat": 0}\n').game).toBe('pig')
  expect(hex(unhex('00ff10'))).toBe('00ff10')
})

const FROM_PYTHON = [4, 1, 0, 0, 3, 0, 5, 5, 5, 5, 3, 1, 3, 4, 3, 2, 3, 2, 4, 0]
