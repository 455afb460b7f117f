// What a client knows of a table, as a fold over the hall's messages. No page, no clock, no socket.

import { patched } from './patch'
import type { ChatLine, Claim, Clock, FromHall, GameEvent, LessonPlace, Look, Request, Table, Undo } from './protocol'

export interface Known {
  seat: number | null
  seq: number
  table: Table | null
  look: Look | null
  log: GameEvent[]
  clock: Clock
  undo: Undo
  /** The open offer of a draw. */
  draw: Request | null
  claims: Claim[]
  chat: ChatLine[]
  /** Where the lesson is, at a table that teaches. */
  lesson: LessonPlace | null
}

export function nothing(): Known {
  return {
    seat: null,
    seq: 0,
    table: null,
    look: null,
    log: [],
    clock: { kind: 'none' },
    undo: { free: false, ask: false, asked: null },
    draw: null,
    claims: [],
    chat: [],
    lesson: null,
  }
}

const KEPT_CHAT = 200

/** What is known after a message. */
export function fold(known: Known, message: FromHall): Known {
  switch (message.type) {
    case 'welcome':
      return {
        seat: message.seat,
        seq: message.seq,
        table: message.table,
        look: message.look,
        log: [...known.log.filter((event) => event.seq <= message.to), ...message.log],
        clock: message.clock,
        undo: message.undo,
        draw: message.draw,
        claims: message.claims,
        chat: message.chat,
        lesson: message.lesson ?? null,
      }
    case 'step':
      if (message.seq <= known.seq) return known
      return {
        ...known,
        seq: message.seq,
        look: message.changes.reduce<Look | null>((look, changes) => patched(look, changes), known.look),
        log: [...known.log, ...numbered(message.events, message.seq)],
        clock: message.clock,
        undo: message.undo,
        draw: message.draw,
        claims: message.claims,
        lesson: message.lesson ?? known.lesson,
      }
    case 'back':
      if (message.seq <= known.seq) return known
      return {
        ...known,
        seq: message.seq,
        look: message.look,
        log: [...known.log.filter((event) => event.seq <= message.to), ...numbered(message.events, message.seq)],
        clock: message.clock,
        undo: message.undo,
        draw: message.draw,
        claims: message.claims,
        lesson: message.lesson ?? known.lesson,
      }
    case 'refused':
      if (!message.look || message.seq < known.seq) return known
      return { ...known, seq: message.seq, look: message.look }
    case 'table':
      return { ...known, table: message.table, claims: message.claims }
    case 'undo':
      return { ...known, undo: message.undo }
    case 'chat':
      return { ...known, chat: [...known.chat, message.line].slice(-KEPT_CHAT) }
    default:
      return known
  }
}

function numbered(events: GameEvent[], seq: number): GameEvent[] {
  return events.map((event) => ({ ...event, seq: event.seq ?? seq }))
}
