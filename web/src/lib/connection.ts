// One socket to a table that comes back by itself.

import type { FromHall, ToHall } from './protocol'

export type Status = 'connecting' | 'open' | 'lost' | 'gone'

const PATIENCE = 25_000 // then ask whether anybody is there
const ANSWER = 8_000 // and how long to wait for it
const FATAL = new Set([4401, 4403, 4404, 4409, 4410])

export interface Ears {
  message(message: FromHall): void
  status(status: Status, code: number, retryAt: number): void
  hello(): ToHall
}

export class Connection {
  private socket: WebSocket | null = null
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private watch: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private readonly wake = () => {
    if (document.visibilityState === 'visible') this.hurry()
  }
  private readonly online = () => this.hurry()

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
  ) {
    document.addEventListener('visibilitychange', this.wake)
    addEventListener('online', this.online)
    this.open()
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  send(message: ToHall): boolean {
    if (!this.isOpen) return false
    this.socket?.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.watch)
    document.removeEventListener('visibilitychange', this.wake)
    removeEventListener('online', this.online)
    this.socket?.close(1000)
  }

  /** Try again now instead of later. */
  hurry(): void {
    if (this.closed || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return
    clearTimeout(this.timer)
    this.open()
  }

  private open(): void {
    if (this.closed) return
    const socket = new WebSocket(this.address)
    this.socket = socket
    socket.onopen = () => {
      this.tries = 0
      socket.send(JSON.stringify(this.ears.hello()))
      this.listen()
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.listen()
      this.ears.message(JSON.parse(event.data) as FromHall)
    }
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return
      clearTimeout(this.watch)
      if (FATAL.has(event.code)) {
        this.closed = true
        this.ears.status('gone', event.code, 0)
        return
      }
      const wait = delay(this.tries++, event.code)
      this.ears.status('lost', event.code, Date.now() + wait)
      this.timer = setTimeout(() => this.open(), wait)
    }
  }

  /** Start the wait for the next sign of life anew. */
  private listen(): void {
    clearTimeout(this.watch)
    this.watch = setTimeout(() => {
      this.send({ type: 'ping' })
      this.watch = setTimeout(() => this.socket?.close(4000), ANSWER)
    }, PATIENCE)
  }
}

/** Milliseconds until the next try: quick after a restart, then longer and longer, never in step. */
export function delay(tries: number, code: number, chance: number = Math.random()): number {
  const base = code === 1012 ? 200 : 400
  return Math.min(15_000, base * 1.7 ** tries) * (0.7 + 0.6 * chance)
}
