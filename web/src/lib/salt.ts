// My part of the dice: a salt that nobody else knows until the game is opened, and what binds it before.

import * as kept from './kept'
import type { Table } from './protocol'
import { hex, sha256 } from './sha256'

export function newSalt(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)))
}

export function sealOf(salt: string): string {
  return hex(sha256(new TextEncoder().encode(salt)))
}

/** My salt for a table's commitment: made once, and the same whenever I leave and come back. */
export function saltFor(table: string, commitment: string): string {
  const known = kept.saltOf(table, commitment)
  if (known) return known
  const salt = newSalt()
  kept.keepSalt(table, commitment, salt)
  return salt
}

export type SaltDeed = { do: 'seal'; seal: string } | { do: 'show'; salt: string }

/** What there is to do for my seat: seal a salt while the table waits, show it when the game is opened. */
export function saltDeed(table: Table, seat: number, fresh: boolean): SaltDeed | null {
  const chair = table.chairs[seat]
  if (table.state !== 'waiting' || !chair?.name) return null // a chair without a name was just freed
  const mine = kept.saltOf(table.table, table.commitment)
  const sealed = mine !== null && chair.seal === sealOf(mine)
  if (table.opening) return sealed && mine && !chair.shown ? { do: 'show', salt: mine } : null
  // A seal that is not mine is of another device; who came last seals anew.
  if (sealed || (chair.seal && !fresh)) return null
  return { do: 'seal', seal: sealOf(saltFor(table.table, table.commitment)) }
}
