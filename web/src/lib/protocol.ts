// The messages of docs/protocol.md.

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
}

export type Components = Record<string, unknown>

export type GameEvent = { event: string; seq: number; log: Phrase } & Record<string, unknown>

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
  asked: { by: number; yes: number[] } | null
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
}

export interface Table {
  table: string
  code: string
  game: string
  state: 'waiting' | 'playing' | 'over'
  seats: number
  options: Record<string, unknown>
  language: string
  privacy: 'open' | 'link'
  clock: ClockRule
  absence: 'wait' | 'bot' | 'claim'
  undo: 'free' | 'ask' | 'none'
  commitment: string
  next: string | null
  hints: boolean
  /** How many answers came with the game, if it was played on from a moment. */
  continued: number | null
  chairs: Chair[]
  watching?: number
  result?: (number | null)[] | null
}

export type GameOption =
  | { id: string; kind: 'word'; words: string[]; default: string }
  | { id: string; kind: 'number'; lowest: number; highest: number; default: number }
  | { id: string; kind: 'flag'; default: boolean }
  | { id: string; kind: 'text'; longest: number; default: string }

export interface Game {
  id: string
  seats: { fewest: number; most: number }
  options: GameOption[]
  bots: string[]
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
}

/** A deck that a player has built; a legal one has no faults. */
export interface Deck {
  warband: string
  objectives: string[]
  ploys: string[]
  upgrades: string[]
  code: string
  file: string
  faults: Phrase[]
}

export interface Decks {
  limits: { objectives: number; power: number }
  starters: Deck[]
}

/** A field of Shazar: six hexes, twelve hexes, and where the portals lie. */
export interface Layout {
  character: string
  inner: string[]
  outer: string[]
  entrance: [number, number]
  exit: [number, number]
}

export interface LayoutChecked {
  breaches: { key: string; text: string; hex: string | null }[]
  layout: Layout | null
  code: string | null
  file: string | null
}

export interface Seated {
  table: string
  code: string
  seat: number
  token: string
  started: boolean
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
      chat: ChatLine[]
    }
  | { type: 'step'; seq: number; events: GameEvent[]; look: Look; clock: Clock; undo: Undo }
  | { type: 'back'; seq: number; to: number; events: GameEvent[]; look: Look; clock: Clock; undo: Undo }
  | { type: 'accepted'; id: string; seq: number }
  | ({ type: 'refused'; id: string; look: Look | null; seq: number } & Wrong)
  | { type: 'table'; table: Table }
  | { type: 'undo'; undo: Undo }
  | { type: 'chat'; line: ChatLine }
  | { type: 'pong' }

export type ToHall =
  | { type: 'hello'; token?: string; seq: number; name?: string }
  | { type: 'answer'; id: string; seq: number; answer: string }
  | { type: 'undo'; id: string }
  | { type: 'consent'; id: string; yes: boolean }
  | { type: 'resign'; id: string }
  | { type: 'claim'; id: string; seat: number }
  | { type: 'return'; id: string }
  | { type: 'chat'; id: string; text: string }
  | { type: 'ping' }
