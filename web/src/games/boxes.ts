// The boxes in the lobby: a game's own picture, or one made from its name.

import type { Component } from 'svelte'

interface Box {
  default: Component
  /** `--lid`, `--lid-2`, `--lid-accent` as a style. */
  colours: string
}

const FOUND = import.meta.glob<Box>('../../../src/dicehall/games/*/web/Box.svelte', { eager: true })
const BOXES = Object.fromEntries(Object.entries(FOUND).map(([path, box]) => [path.split('/').at(-3), box]))

/** A number that a name always gives, for what is drawn by chance but stays the same. */
export function numberOf(name: string): number {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619)
  return hash >>> 0
}

export const boxOf = (game: string): Component | undefined => BOXES[game]?.default

/** The colours of a game's box; a game that brings none gets its own from its name. */
export function coloursOf(game: string): string {
  const hue = numberOf(game) % 360
  return BOXES[game]?.colours ?? `--lid: hsl(${hue} 45% 14%); --lid-2: hsl(${hue} 42% 27%); --lid-accent: hsl(${(hue + 40) % 360} 85% 76%);`
}
