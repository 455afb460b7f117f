// Dice that lie on the table: those of the attack under way, and of the last roll-off.

import type { GameEvent } from '$shell/lib/protocol'
import type { City } from './model'

export interface Throw {
  fighter: string
  faces: number[]
  defending: boolean
  successes: number | null
}

/** The dice of an attack, as far as they have been rolled; at its target. */
export function throwsOf(where: City, event: GameEvent | null, log: GameEvent[]): { target: string; throws: Throw[] } | null {
  const fight = where.attack
  if (!fight || fight.attack_faces.length === 0) return null
  const last = (name: string) => {
    for (let i = log.length - 1; i >= 0; i--) {
      if (log[i]?.event === name) return Number(log[i]?.successes)
      if (log[i]?.event === 'attacked') break
    }
    return null
  }
  const throws: Throw[] = [{ fighter: fight.attacker, faces: fight.attack_faces, defending: false, successes: last('attack-roll') }]
  if (fight.defence_faces.length > 0 && event?.event !== 'attack-roll') throws.push({ fighter: fight.target, faces: fight.defence_faces, defending: true, successes: last('defence-roll') })
  return { target: fight.target, throws }
}

export interface Rolled {
  seat: number
  faces: number[]
  at: number
}

/** The last roll-off, until something else happens; of rolls that were equal only the last ones. */
export function rollOff(log: GameEvent[]): Rolled[] {
  const found: Rolled[] = []
  for (let i = log.length - 1; i >= 0; i--) {
    const one = log[i]
    if (one?.event !== 'rolled-off') break
    const seat = Number(one.seat) - 1
    if (found.some((roll) => roll.seat === seat)) break
    found.unshift({ seat, faces: one.faces as number[], at: i })
  }
  return found
}
