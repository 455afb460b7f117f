// What this browser remembers: the seats it holds, its part of their dice, and a name.

export interface Seat {
  table: string
  code: string
  token: string
  seat: number
  game: string
  commitment: string
  at: number
}

const SEATS = 'dicehall.seats'
const NAME = 'dicehall.name'
const MOST = 60

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // a full or forbidden store: the page works without memory
  }
}

export function seats(): Seat[] {
  return read<Seat[]>(SEATS, [])
}

export function seatAt(table: string): Seat | undefined {
  return seats().find((seat) => seat.table === table || seat.code === table)
}

export function keep(seat: Seat): void {
  write(SEATS, [seat, ...seats().filter((other) => other.table !== seat.table)].slice(0, MOST))
}

export function forget(table: string): void {
  write(SEATS, seats().filter((seat) => seat.table !== table && seat.code !== table))
}

/** Remember the commitment of a table's dice as it was first seen. */
export function note(table: string, commitment: string): void {
  const all = seats()
  const seat = all.find((one) => one.table === table)
  if (!seat || seat.commitment || !commitment) return
  seat.commitment = commitment
  write(SEATS, all)
}

interface KeptSalt {
  table: string
  commitment: string
  salt: string
}

const SALTS = 'dicehall.salts'
/** Where the store is full or forbidden, a salt must last for the game at least. */
const unkept: KeptSalt[] = []

export function saltOf(table: string, commitment: string): string | null {
  const same = (one: KeptSalt) => one.table === table && one.commitment === commitment
  return (unkept.find(same) ?? read<KeptSalt[]>(SALTS, []).find(same))?.salt ?? null
}

export function keepSalt(table: string, commitment: string, salt: string): void {
  const own = { table, commitment, salt }
  unkept.unshift(own)
  write(SALTS, [own, ...read<KeptSalt[]>(SALTS, [])].slice(0, MOST))
}

export const name = {
  get: () => read<string>(NAME, ''),
  set: (text: string) => write(NAME, text),
}
