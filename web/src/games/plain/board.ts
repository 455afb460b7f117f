// A table as it says what it is made of (dicehall/kit/board.py).

import type { Deed, Look, Option, Refused } from '../../lib/protocol'
import type { Texts } from '../../lib/texts'

export type Stands = Record<string, string | number>

export type Thing = { stands?: Stands } & (
  | { kind: 'die'; face?: number; sides: number; roll: number }
  | { kind: 'card'; name?: string }
  | { kind: 'piece'; seat: number; name?: string }
  | { kind: 'label'; name: string }
  | { kind: 'counter'; name: string; value: number }
  | { kind: 'pile'; name: string; count: number; top?: Thing }
  | { kind: 'row'; name?: string; things: Thing[] }
  | { kind: 'track'; name: string; length: number; places: number[] }
  | Cell
  | { kind: 'grid'; cells: Cell[] }
  | { kind: 'hexes'; cells: Cell[] }
)

export interface Cell {
  kind: 'cell'
  at: [number, number]
  on?: Thing
  text?: string
  stands?: Stands
}

export interface Board {
  middle: Thing[]
  seats: Thing[][]
}

export const boardOf = (look: Pick<Look, 'components'>): Board | null => (look.components.board as Board | undefined) ?? null

export const COLOURS = ['#2f6fb5', '#b3382d', '#2f8a4a', '#b98a12', '#7a4bb0', '#c0602a', '#2a8f93', '#8a3a6b']

/** Whether a deed is about what the thing stands for. */
export const about = (deed: Deed, stands: Stands | undefined): boolean =>
  stands !== undefined && Object.entries(stands).every(([name, value]) => deed[name] === value)

/** Every thing, also what lies on or in another. */
export function every(things: Thing[]): Thing[] {
  return things.flatMap((thing) => {
    const inner = thing.kind === 'row' ? thing.things : thing.kind === 'grid' || thing.kind === 'hexes' ? thing.cells : thing.kind === 'pile' && thing.top ? [thing.top] : thing.kind === 'cell' && thing.on ? [thing.on] : []
    return [thing, ...every(inner)]
  })
}

/** Whether some thing on the board or in the dock stands for an answer. */
export function isPlaced(option: Option, look: Look): boolean {
  const board = boardOf(look)
  if (!board) return false
  const shown = [...board.middle, ...(look.seat === null ? [] : (board.seats[look.seat] ?? []))]
  return every(shown).some((thing) => about(option.do, thing.stands))
}

/** What the things need to know of the table around them. */
export interface Around {
  options: Option[]
  refused: Refused[]
  marked: Option[]
  words: Texts
  names: string[]
  choose(options: Option[], title: string): void
  refuse(refused: Refused): void
}

/** What a thing is called. */
export function nameOf(thing: Thing, around: Around): string {
  const { words } = around
  switch (thing.kind) {
    case 'die': return thing.face === undefined ? '?' : String(thing.face)
    case 'card': return thing.name ? words.text(thing.name) : '?'
    case 'piece': return thing.name ? words.text(thing.name) : (around.names[thing.seat] ?? '')
    case 'label': return words.text(thing.name)
    case 'counter': return `${words.text(thing.name)} ${thing.value}`
    case 'pile': return `${words.text(thing.name)} ${thing.count}`
    case 'cell': return [thing.text, thing.on ? nameOf(thing.on, around) : ''].filter(Boolean).join(' ')
    default: return ''
  }
}

/** The words that stand on a thing. */
export function writtenOn(thing: Thing, words: Texts): string {
  switch (thing.kind) {
    case 'die': return thing.sides === 6 ? '' : String(thing.face ?? '')
    case 'card': return thing.name ? [thing.name, `${thing.name}.text`].filter((key) => words.has(key)).map((key) => words.text(key)).join(' ') : '?'
    case 'piece': return thing.name ? words.text(thing.name).slice(0, 2) : String(thing.seat + 1)
    case 'label': return words.text(thing.name)
    case 'counter': return `${words.text(thing.name)} ${thing.value}`
    case 'pile': return `${thing.top ? writtenOn(thing.top, words) : ''} ${words.text(thing.name)} ${thing.count}`.trim()
    case 'cell': return [thing.text, thing.on ? writtenOn(thing.on, words) : ''].filter(Boolean).join(' ')
    default: return ''
  }
}

/** The corners of a hex with its point up, and where its middle lies, in units of its radius. */
export const HEX = [[0, -1], [0.866, -0.5], [0.866, 0.5], [0, 1], [-0.866, 0.5], [-0.866, -0.5]].map((corner) => corner.join(',')).join(' ')
export const middleOf = ([q, r]: [number, number]): [number, number] => [1.732 * (q + r / 2), 1.5 * r]
