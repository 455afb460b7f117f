// Dice that can be checked: the stream of a finished game computed anew and compared with its rolls.

import { hex, hmac, joined, sha256, unhex } from './sha256'

export interface Dice {
  commitment?: string
  salts?: string[]
  secret?: string
  seed?: number
}

export interface RecordHead {
  dicehall: number
  game: string
  version: string
  seats: number
  options: Record<string, unknown>
  dice: Dice
  /** A game that was played on: the dice of its first answers. */
  from?: { answers: number; dice: Dice }[]
  names?: string[]
}

/**
 * One draw from the dice; `value` counts from 0 and is null where the log does not tell it. Where it tells only in part,
 * `fits` says whether a number agrees with it; it is asked once for each draw, in order, and may add draws behind its own.
 */
export interface Draw {
  sides: number
  value: number | null
  fits?(value: number): boolean
}

export function readHead(record: string): RecordHead {
  return JSON.parse(record.slice(0, record.indexOf('\n'))) as RecordHead
}

export function commitment(secret: string): string {
  return hex(sha256(unhex(secret)))
}

/** The key of the stream: HMAC(secret, salts), each salt after its length in four bytes. */
export function keyOf(secret: string, salts: string[]): Uint8Array {
  const parts = salts.flatMap((salt) => {
    const coded = new TextEncoder().encode(salt)
    const length = new Uint8Array(4)
    new DataView(length.buffer).setUint32(0, coded.length)
    return [length, coded]
  })
  return hmac(unhex(secret), joined(...parts))
}

/** Word number k is taken from HMAC(key, block k / 8); words that would favour low numbers are skipped. */
export class Stream {
  private position = 0
  private block = -1
  private words: DataView = new DataView(new ArrayBuffer(32))

  constructor(private key: Uint8Array) {}

  private word(): number {
    const block = Math.floor(this.position / 8)
    if (block !== this.block) {
      const number = new Uint8Array(8)
      new DataView(number.buffer).setBigUint64(0, BigInt(block))
      this.words = new DataView(hmac(this.key, number).buffer)
      this.block = block
    }
    return this.words.getUint32((this.position++ % 8) * 4)
  }

  below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n)
    let word = this.word()
    while (word >= limit) word = this.word()
    return word % n
  }
}

export interface Verdict {
  secret: string
  computed: string
  published: string
  remembered: string | null
  sameAsPublished: boolean
  sameAsRemembered: boolean | null
  key: string
  draws: number
  compared: number
  firstWrong: number | null
}

/**
 * Check a record: the secret against what was published, then each roll against the stream. `counts` says how many draws
 * were made with each of the earlier dice, all together, where the game was played on from a moment.
 */
export function verify(head: RecordHead, draws: Draw[], remembered: string | null, counts: number[] = []): Verdict | null {
  const { secret, salts, commitment: published } = head.dice
  if (!secret || !published) return null
  const key = keyOf(secret, salts ?? [])
  const earlier = head.from ?? []
  if (earlier.some(({ dice }) => !dice.secret || !dice.commitment)) return null
  const streams = [...earlier.map(({ dice }) => new Stream(keyOf(dice.secret ?? '', dice.salts ?? []))), new Stream(key)]
  let stage = 0
  let planned = 0
  const plan = new Set(draws) // without those that are added behind others
  let compared = 0
  let firstWrong: number | null = null
  for (const [number, draw] of draws.entries()) {
    if (plan.has(draw)) {
      while (stage < earlier.length && planned >= (counts[stage] ?? 0)) stage++
      planned++
    }
    const stream = streams[stage]
    if (!stream) break
    const value = stream.below(draw.sides)
    if (draw.value === null && !draw.fits) continue
    compared++
    const right = draw.fits ? draw.fits(value) : value === draw.value
    if (!right && firstWrong === null) firstWrong = number
  }
  const computed = commitment(secret)
  return {
    secret,
    computed,
    published,
    remembered,
    sameAsPublished: computed === published && earlier.every(({ dice }) => commitment(dice.secret ?? '') === dice.commitment),
    sameAsRemembered: remembered === null ? null : computed === remembered,
    key: hex(key),
    draws: draws.length,
    compared,
    firstWrong,
  }
}
