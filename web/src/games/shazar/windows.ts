// "Play a Fate card now?" is asked often; what can change nothing is passed.

import type { Deed, Look } from '../../lib/protocol'
import { holding } from './holding.svelte'
import { realm, type Realm } from './model'

const WINDOWS = ['moment', 'after-roll']

/** Whether a card, or a second throw, could be of use now. */
function worth(where: Realm, me: number, deed: Deed): boolean {
  const roll = where.roll
  const reached = roll !== null && roll.need !== null && roll.value >= roll.need
  if (deed.verb === 'luck') return !(roll?.seat === me && reached)
  const mage = where.mages[me]
  switch (deed.fate) {
    case 'n-potion':
      return mage !== undefined && mage.life < mage.maximum
    case 'n-star':
      return !reached && (roll?.value ?? 0) < 90
    case 'n-reroll':
      return roll === null || (roll.seat === me ? !reached : roll.need === null || reached)
    case 'n-truce':
      return where.truce === null
    default:
      return true
  }
}

/** The answer to a window in which nothing worth playing is held; on wish to all of them. */
export function pointless(look: Look): string | null {
  if (!WINDOWS.includes(look.question?.kind ?? '') || look.seat === null) return null
  const options = look.question?.options ?? []
  if (!options.some((option) => option.answer === 'pass')) return null
  const where = realm(look.components)
  const me = look.seat
  const useful = options.some((option) => option.do.verb !== 'pass' && worth(where, me, option.do))
  return holding.all || !useful ? 'pass' : null
}
