// The messages of docs/protocol.md.

import type { Change } from './patch'

export type Said = Phrase | Phrase[] | number | string
export interface Phrase {
  key: string
  args?: Record<string, Said>
}

export interface Odds {
  key: string
  numerator: number
  denominator: number
  percent: boolean
  /** What the figure leaves out of account: `odds-without-<key>`. */
  without?: string[]
}

export type Deed = { verb: string } & Record<string, string | number | string[] | number[] | null>

export interface Option {
  answer: string
  do: Deed
  label: Phrase
  odds?: Odds[]
}

export interface Refused {
  do: Deed
  label: Phrase
  why: Phrase
}

export interface Question {
  kind: string
  prompt: Phrase
  options: Option[]
  refused: Refused[]
  /** Seats are asked in turn to act or to pass. */
  window: boolean
  /** What anybody would answer, as all can see. */
  idle: string | null
}

export interface Look<C = Components> {
  seat: number | null
  over: boolean
  asked: number[]
  asking: string
  components: C
  scores: Record<string, number>[]
  names: Phrase[]
  question: Question | null
  result: number[] | null
  /** Why the game was won, once it is over. */
  outcome: Phrase[] | null
}

export type Components = Record<string, unknown>

/** `rule` is the key of the rule it rests on. */
export type GameEvent = { event: string; seq: number; log: Phrase; rule?: string } & Record<string, unknown>

export type ClockRule =
  | { kind: 'none' }
  | { kind: 'decision'; seconds: number }
  | { kind: 'game'; seconds: number; increment: number }
  | { kind: 'days'; days: number }

export interface Clock {
  kind: ClockRule['kind']
  left?: number[]
  running?: number[]
}

export interface Undo {
  free: boolean
  ask: boolean
  asked: Request | null
}

/** What a seat has asked the others for; they allow or refuse the one of this `seq`. */
export interface Request {
  by: number
  yes: number[]
  seq: number
}

/** Whose game may be claimed, in how many seconds. */
export interface Claim {
  seat: number
  wait: number
}

export interface ChatLine {
  seat: number | null
  name: string | null
  text: string
  at: number
}

export interface Chair {
  kind: 'person' | 'bot'
  name: string | null
  online: boolean
  bot?: string
  away?: boolean
  lost?: 'resigned' | 'time' | 'claimed' | null
  /** False: a chair of a rematch, kept for somebody who has not asked for it. */
  agreed?: boolean
  /** Wants to play again. */
  again?: boolean
  /** What binds the salt of this seat before it is shown; whether it was, and the salt itself from the start on. */
  seal?: string | null
  shown?: boolean
  salt?: string | null
}

/** A first game that teaches: its steps as the learner meets them. */
export interface Lesson {
  id: string
  steps: { kind: 'tell' | 'do'; text: string; point: string }[]
}

export interface Table {
  table: string
  /** To be read out while the table waits; it ends with the start of the game. */
  code: string | null
  game: string
  state: 'waiting' | 'playing' | 'over'
  seats: number
  /** Until the game is over, `own` stands in place of what is secret. */
  options: Record<string, unknown>
  language: string
  privacy: 'open' | 'link'
  clock: ClockRule
  absence: 'wait' | 'bot' | 'claim'
  undo: 'free' | 'ask' | 'none'
  commitment: string
  next: string | null
  hints: boolean
  /** All show their salts now. */
  opening: boolean
  rematch: boolean
  /** The players ended it as a draw. */
  drawn: boolean
  /** The seat of who laid the table; who may free a chair before the start. */
  host: number | null
  /** How many answers came with the game, if it was played on from a moment. */
  continued: number | null
  lesson: Lesson | null
  chairs: Chair[]
  watching?: number
  result?: (number | null)[] | null
}

export type GameOption = {
  id: string
  /** Few ever touch it. */
  rare: boolean
  /** What a text may name for each seat: words, their names' keys without the word, and whether a seat may have several. */
  choices?: { words: string[]; names: string; several: boolean }
  /** It means something only while another option has this word. */
  needs?: { option: string; word: string }
} & (
  | { kind: 'word'; words: string[]; default: string; /** Fewest and most, where not all numbers go. */ seats: Record<string, [number, number]> }
  | { kind: 'number'; lowest: number; highest: number; default: number }
  | { kind: 'flag'; default: boolean }
  | { kind: 'text'; longest: number; default: string; secret: boolean }
)

export interface Game {
  id: string
  /** `quick`: when somebody wants to play at once. */
  seats: { fewest: number; most: number; quick: number }
  options: GameOption[]
  /** Packs of cards that may be chosen for a table. */
  packs: { name: string; version: string; title: string; about: string }[]
  bots: string[]
  /** First games that teach. */
  lessons: string[]
  /** Whether there are any to look at. */
  cards: boolean
  /** A small one beside the games of the house. */
  small: boolean
  /** Who made it, and who sells it. */
  credits: { title: string; authors: string; publisher: string } | null
  /** What it is called, in the language that was asked for. */
  words: { title: string; about: string } | null
  language?: string
}

/** A table at which a token of mine holds a seat. */
export interface OwnTable {
  token: number
  seat: number
  table: Table
  /** Whether I am asked; null: not known. */
  turn: boolean | null
  /** Seconds since something happened. */
  ago: number
}

export interface Card {
  id: string
  group: string
  kind: string
  figures: Record<string, string | number | null>
  attacks?: { kind: string; dice: number | null }[]
  /** Dice games: the faces of the die, and how many dice lie in the middle. */
  faces?: Record<string, unknown>[]
  dice?: number
  effects: unknown[]
  sources: Record<string, string>
  provenance: string
  note: string
  /** Where the picture is that a pack has brought. */
  picture?: string
}

export interface Seated {
  table: string
  code: string | null
  seat: number
  token: string
  started: boolean
  commitment: string
}

export interface Moment {
  number: number
  seat: number | null
  answer: string | null
  events: GameEvent[]
  look: Look
}

export interface Hint {
  answer: string
  label: Phrase
  share: number
  reason: Phrase
}

/** A finished game counted up. */
export interface Statistics {
  figures: { heads: Phrase[]; rows: { name: Phrase; figures: number[] }[] } | null
  dice: { sides: number; dice: number; mean: number; bars: { first: number; last: number; count: number }[] }[]
}

/** A question of a finished game, as a bot sees it. */
export interface Judged {
  number: number
  seat: number
  shares: number[]
  answer: string
  label: Phrase
  best: string
  better: Phrase
  given_away: number
}

export interface TurningPoint extends Judged {
  swing: number
  by: 'dice' | 'choice'
}

export interface Analysis {
  moments: Judged[]
  turning_points: TurningPoint[]
  given_away: number[]
  result: number[]
  /** How many answers the game has. */
  answers: number
}

export interface Wrong {
  error: string
  text: string
  wait: number | null
  /** The same in any language, where a table cannot be set as asked. */
  phrase?: Phrase
}

/** The number of the next step that waits for an answer, and which answers it takes. */
export interface LessonPlace {
  at: number
  accept: string[]
}

export type FromHall =
  | {
      type: 'welcome'
      seat: number | null
      seq: number
      to: number
      table: Table
      look: Look | null
      log: GameEvent[]
      clock: Clock
      undo: Undo
      draw: Request | null
      claims: Claim[]
      chat: ChatLine[]
      lesson?: LessonPlace
    }
  | { type: 'step'; seq: number; events: GameEvent[]; changes: Change[][]; clock: Clock; undo: Undo; draw: Request | null; claims: Claim[]; lesson?: LessonPlace }
  | { type: 'back'; seq: number; to: number; events: GameEvent[]; look: Look; clock: Clock; undo: Undo; draw: Request | null; claims: Claim[]; lesson?: LessonPlace }
  | { type: 'accepted'; id: string; seq: number }
  | ({ type: 'refused'; id: string; look: Look | null; seq: number } & Wrong)
  | { type: 'table'; table: Table; claims: Claim[] }
  | { type: 'undo'; undo: Undo }
  | { type: 'chat'; line: ChatLine }
  | { type: 'pong' }

export type ToHall =
  | { type: 'hello'; protocol: 2; token?: string; seq: number; name?: string }
  | { type: 'answer'; id: string; seq: number; answer: string }
  | { type: 'undo'; id: string }
  | { type: 'consent'; id: string; yes: boolean; seq: number }
  | { type: 'draw'; id: string }
  | { type: 'resign'; id: string }
  | { type: 'claim'; id: string; seat: number }
  | { type: 'return'; id: string }
  | { type: 'passing'; id: string; mode: Passing }
  | { type: 'chat'; id: string; text: string }
  | { type: 'ping' }

/** What the hall answers for me: nothing, what is idle, or all windows until I am asked something else. */
export type Passing = 'off' | 'idle' | 'all'
