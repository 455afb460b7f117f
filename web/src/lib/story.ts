// The log as a story: lines that repeat what happened are folded into one.

import type { GameEvent } from './protocol'

export interface Line {
  event: GameEvent
  /** Where the event stands in the log. */
  at: number
}

/** One line, or several of a kind that follow each other. */
export type Entry = Line[]

const FEWEST = 3

/** Fold at least three events of a kind in a row, where the game says that they may be. */
export function told(events: GameEvent[], folds: (event: GameEvent) => boolean): Entry[] {
  const entries: Entry[] = []
  for (let i = 0; i < events.length; ) {
    const first = events[i] as GameEvent
    let end = i + 1
    if (folds(first)) while (end < events.length && events[end]?.event === first.event) end++
    const lines = events.slice(i, end).map((event, k) => ({ event, at: i + k }))
    if (lines.length >= FEWEST) entries.push(lines)
    else entries.push(...lines.map((line) => [line]))
    i = end
  }
  return entries
}
