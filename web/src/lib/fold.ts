// What a client knows of a table, as a fold over the hall's messages. No page, no clock, no socket.

import type { ChatLine, Clock, FromHall, GameEvent, Look, Table, Undo } from './protocol'

export interface Known {
  seat: number | null
  seq: number
  table: Table | null
  look: Look | null
  log: GameEvent[]
  clock: Clock
  undo: Undo
  chat: ChatLine[]
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
    chat: [],
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
        chat: message.chat,
      }
    case 'step':
      if (message.seq <= known.seq) return known
      return {
        ...known,
        seq: message.seq,
        look: message.look,
        log: [...known.log, ...numbered(message.events, message.seq)],
        clock: message.clock,
        undo: message.undo,
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
      }
    case 'refused':
      if (!message.look || message.seq < known.seq) return known
      return { ...known, seq: message.seq, look: message.look }
    case 'table':
      return { ...known, table: message.table }
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
