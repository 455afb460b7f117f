// The log as a story: lines that repeat what happened are folded into one.

import type { GameClient } from '../games/registry'
import type { GameEvent, Look } from './protocol'

export interface Line {
  event: GameEvent
  /** Where the event stands in the log. */
  at: number
}

/** One line, or several of a kind that follow each other. */
export type Entry = Line[]

const FEWEST = 3

/** Tells a story that grows: entries that stay as they are stay the same, so that only the new ones are drawn. */
export function storyteller(folds: (event: GameEvent) => boolean): (events: GameEvent[]) => Entry[] {
  let known: GameEvent[] = []
  let entries: Entry[] = []
  return (events) => {
    const last = known.at(-1)
    const grown = last !== undefined && events[0] === known[0] && events[known.length - 1] === last
    // A run of one kind at the end may still fold, so it is told anew.
    let from = grown ? known.length : 0
    while (from > 0 && known[from - 1]?.event === last?.event) from--
    const kept = entries.filter((entry) => (entry[0]?.at ?? 0) < from)
    known = events
    entries = [...kept, ...told(events, folds, from)]
    return entries
  }
}

/** Fold at least three events of a kind in a row, where the game says that they may be. */
export function told(events: GameEvent[], folds: (event: GameEvent) => boolean, from = 0): Entry[] {
  const entries: Entry[] = []
  for (let i = from; i < events.length; ) {
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

/** The events that decided most, in the order in which they happened. */
export function decisive(events: GameEvent[], weight: (event: GameEvent) => number, most = 3): GameEvent[] {
  const weighed = events.map((event, at) => ({ event, at, weight: weight(event) })).filter((one) => one.weight > 0)
  // Of equal ones the later tells more.
  const chosen = weighed.sort((a, b) => b.weight - a.weight || b.at - a.at).slice(0, most)
  return chosen.sort((a, b) => a.at - b.at).map((one) => one.event)
}

/** The seat whose deed an event is. */
export function doerOf(client: GameClient | null, event: GameEvent, look: Look): number | undefined {
  return event.seat === undefined ? client?.doer?.(event, look) : Number(event.seat) - 1
}
