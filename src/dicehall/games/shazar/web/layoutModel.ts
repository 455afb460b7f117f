// The field in the layout editor: which place holds what, and what moving a thing does.

import { post } from '$shell/lib/api'
import type { Card } from '$shell/lib/protocol'

/** A field: six hexes, twelve hexes, and where the portals lie. */
export interface Layout {
  character: string
  inner: string[]
  outer: string[]
  entrance: [number, number]
  exit: [number, number]
}

export interface LayoutChecked {
  breaches: { key: string; text: string; hex: string | null }[]
  layout: Layout | null
  code: string | null
  file: string | null
}

export const checkLayout = (wish: object) => post<LayoutChecked>('layouts/check', wish)

export interface Place {
  id: string
  q: number
  r: number
  /** `capital`, a portal, an `empty` place at the edge, or a hex such as `trap 2 cross`. */
  what: string
  /** Its number among the eighteen hexes, or -1. */
  index: number
}

export type Printed = Card & { cells?: [number, number][]; edge?: [number, number][] }

const same = (a: [number, number], b: [number, number]) => a[0] === b[0] && a[1] === b[1]
export const isPortal = (place: Place) => place.what.startsWith('portal')
export const isEdge = (place: Place) => place.id.startsWith('edge')

export function placesOf(layout: Layout | null, printed: Printed | undefined): Place[] {
  if (!layout || !printed?.cells || !printed.edge) return []
  const tiles = [...layout.inner, ...layout.outer]
  const found: Place[] = [{ id: 'c', q: 0, r: 0, what: 'capital', index: -1 }]
  printed.cells.forEach(([q, r], index) => found.push({ id: `tile-${index}`, q, r, what: tiles[index] ?? '', index }))
  for (const edge of printed.edge) {
    const what = same(edge, layout.entrance) ? 'portal-in' : same(edge, layout.exit) ? 'portal-out' : 'empty'
    found.push({ id: `edge-${edge[0]}-${edge[1]}`, q: edge[0], r: edge[1], what, index: -1 })
  }
  return found
}

export function tileOf(what: string): { kind: string; power: number; sign: string } {
  const [kind = '', power = '-', sign = 'none'] = what.split(' ')
  return { kind, power: power === '-' ? 0 : Number(power), sign: what === 'capital' ? 'star' : sign }
}

/** Whether what lies on one place can go to another. */
export function fits(from: Place, to: Place): boolean {
  if (from.id === to.id) return false
  return isPortal(from) ? isEdge(to) : from.index >= 0 && to.index >= 0
}

/** The field after two hexes, or a portal and a place at the edge, have changed places. */
export function moved(layout: Layout, from: Place, to: Place): Layout {
  if (isPortal(from)) {
    const there: [number, number] = [to.q, to.r]
    const here: [number, number] = [from.q, from.r]
    return {
      ...layout,
      entrance: from.what === 'portal-in' ? there : to.what === 'portal-in' ? here : layout.entrance,
      exit: from.what === 'portal-out' ? there : to.what === 'portal-out' ? here : layout.exit,
    }
  }
  const tiles = [...layout.inner, ...layout.outer]
  ;[tiles[from.index], tiles[to.index]] = [tiles[to.index] ?? '', tiles[from.index] ?? '']
  return { ...layout, inner: tiles.slice(0, layout.inner.length), outer: tiles.slice(layout.inner.length) }
}
