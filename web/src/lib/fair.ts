// Dice that can be checked: the draws of a finished game computed anew, and compared with what was shown. No rule of a game.

import type { GameEvent } from './protocol'
import { hex, hmac, joined, sha256, unhex } from './sha256'

export interface Dice {
  commitment?: string
  /** Of each seat in order; with derivation 2 each was bound by its seal first. */
  salts?: string[]
  derivation?: number
  seals?: string[]
  secret?: string
  seed?: number
  /** Faces that a lesson has prepared for the first draws, counted from 1. */
  prepared?: number[]
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

/** Each salt is what was sealed; where none was, nothing. */
function fitSeals({ salts = [], seals = [] }: Dice): boolean {
  return seals.length === salts.length && seals.every((seal, seat) => seal === (salts[seat] ? hex(sha256(new TextEncoder().encode(salts[seat]))) : ''))
}

/** Word number k is taken from HMAC(key, block k / 8); words that would favour low numbers are skipped. */
export class Stream {
  private position = 0
  private block = -1
  private words: DataView = new DataView(new ArrayBuffer(32))

  private taught = 0

  constructor(private key: Uint8Array, private prepared: number[] = []) {}

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
    const face = this.prepared[this.taught]
    if (face !== undefined) {
      this.taught++
      return face - 1
    }
    const limit = 2 ** 32 - (2 ** 32 % n)
    let word = this.word()
    while (word >= limit) word = this.word()
    return word % n
  }
}

/** What the record tells of: an event with its operands, the draws it used, and the dice it shows. */
export interface Told {
  event?: string
  /** Sides and value, from 0. */
  draws?: [sides: number, value: number][]
  /** Sides, and which draws look so. */
  shows?: [sides: number, values: number[]][]
  [operand: string]: unknown
}

export interface Verdict {
  secret: string
  computed: string
  published: string
  remembered: string | null
  sameAsPublished: boolean
  sameAsRemembered: boolean | null
  /** My salt, and whether it stands for my seat in the record; null where this browser has none. */
  salt: string | null
  saltStands: boolean | null
  /** Every salt fits the seal that was given before; null where salts were not sealed. */
  sealsFit: boolean | null
  key: string
  /** Draws computed anew, and dice that were shown and compared with them. */
  draws: number
  dice: number
  /** Events as this seat saw them, compared with the record; null where it saw none. */
  seen: number | null
  /** The line of the record at which something does not fit. */
  wrongLine: number | null
}

interface Line {
  told?: Told[]
}

/**
 * Check a record: the secret against what was published, each draw against the stream, the dice that were shown against
 * the draws, and what happened against what this seat was told. It knows no game.
 */
export function verify(record: string, remembered: string | null, log: GameEvent[] | null = null, own: { salt: string; seat: number } | null = null): Verdict | null {
  const lines = record.trimEnd().split('\n').map((line) => JSON.parse(line) as Line)
  const head = lines[0] as unknown as RecordHead
  const { secret, commitment: published } = head.dice
  const earlier = head.from ?? []
  if (!secret || !published || earlier.some(({ dice }) => !dice.secret || !dice.commitment)) return null
  const streamOf = (dice: Dice) => new Stream(keyOf(dice.secret ?? '', dice.salts ?? []), dice.prepared)
  const all = [...earlier.map(({ dice }) => dice), head.dice]
  let stage = 0
  let stream = streamOf(all[0] ?? head.dice)
  const verdict: Verdict = {
    secret,
    computed: commitment(secret),
    published,
    remembered,
    sameAsPublished: all.every((dice) => commitment(dice.secret ?? '') === dice.commitment),
    sameAsRemembered: remembered === null ? null : commitment(secret) === remembered,
    salt: own?.salt ?? null,
    saltStands: own ? head.dice.salts?.[own.seat] === own.salt : null,
    sealsFit: all.some(({ derivation }) => derivation === 2) ? all.every((dice) => dice.derivation !== 2 || fitSeals(dice)) : null,
    key: hex(keyOf(secret, head.dice.salts ?? [])),
    draws: 0,
    dice: 0,
    seen: log ? 0 : null,
    wrongLine: null,
  }
  lines.forEach((line, number) => {
    // Line 0 tells of the laying out; the dice may change once so many answers have been given.
    while (number > 0 && stage < earlier.length && (earlier[stage]?.answers ?? 0) < number) {
      stage++
      stream = streamOf(all[stage] ?? head.dice)
    }
    for (const told of line.told ?? []) {
      const right = checkDraws(told, stream, verdict) && (!log || !told.event || sameAsSeen(told, log, verdict))
      if (!right) verdict.wrongLine ??= number + 1
    }
  })
  if (log && verdict.seen !== log.length) verdict.wrongLine ??= lines.length
  return verdict
}

/** Every draw as the stream gives it; of draws and dice with as many sides, all of the fewer among the others. */
function checkDraws({ draws = [], shows: dice = [] }: Told, stream: Stream, verdict: Verdict): boolean {
  let right = true
  for (const [sides, value] of draws) {
    verdict.draws++
    if (stream.below(sides) !== value) right = false
  }
  const fallen = draws.filter(([sides]) => dice.some((die) => die[0] === sides))
  const paired = matched(fallen, dice)
  verdict.dice += paired
  return right && paired >= Math.min(fallen.length, dice.length)
}

/** How many draws can be paired with a die that looks so, each die once. */
export function matched(draws: [number, number][], dice: [number, number[]][]): number {
  const drawOf = new Map<number, number>()
  const place = (draw: number, tried: Set<number>): boolean =>
    dice.some(([sides, values], die) => {
      const [wanted, value] = draws[draw] ?? [0, 0]
      if (tried.has(die) || sides !== wanted || !values.includes(value)) return false
      tried.add(die)
      const other = drawOf.get(die)
      if (other !== undefined && !place(other, tried)) return false
      drawOf.set(die, draw)
      return true
    })
  return draws.filter((_, draw) => place(draw, new Set())).length
}

/** An event as the record has it says the same as the one this seat was told, as far as it was. */
function sameAsSeen(told: Told, log: GameEvent[], verdict: Verdict): boolean {
  const seen = log[verdict.seen ?? 0]
  verdict.seen = (verdict.seen ?? 0) + 1
  if (!seen || seen.event !== told.event) return false
  return Object.entries(seen).every(
    ([key, value]) => ['seq', 'log', 'rule'].includes(key) || value === null || JSON.stringify(value) === JSON.stringify(told[key]),
  )
}
