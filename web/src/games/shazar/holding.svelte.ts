// Whether the windows for Fate cards are passed without asking, as long as a player likes.

import * as kept from '../../lib/kept'

const KEY = 'dicehall.shazar.hold'

export const holding: { all: boolean } = $state({ all: kept.read<boolean>(KEY, false) })

export function hold(all: boolean): void {
  holding.all = all
  kept.write(KEY, all)
}
