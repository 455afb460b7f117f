// How the page of a table is divided.

/** Columns beside the board, all below each other, or the board beside all else. */
export type Layout = 'wide' | 'tall' | 'flat'

const LARGER = { normal: 1, large: 1.15, largest: 1.35 }

/** Large letters need as much room as a small window leaves. */
export function layoutFor(width: number, height: number, size: keyof typeof LARGER): Layout {
  const [wide, high] = [width / LARGER[size], height / LARGER[size]]
  if (high >= 560 && wide >= 1000) return 'wide'
  if (wide < high || (wide < 1000 && high >= 700)) return 'tall'
  return 'flat'
}
