// The screen as it is now, and whether a table has it to itself.

import { innerHeight, innerWidth } from 'svelte/reactivity/window'
import { layoutFor, type Layout } from './layout'
import { settings } from './settings.svelte'

/** A table in play has the whole screen: no header, no footer. */
export const screen: { table: boolean } = $state({ table: false })

export function layout(): Layout {
  return layoutFor(innerWidth.current ?? 1280, innerHeight.current ?? 720, settings.size)
}
