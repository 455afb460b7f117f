// Where things are on the arena: a ring of six zones around the centre, drawn around 0,0.

import { OUTER, type Warrior } from './model'

const OUT = 446
const IN = 176

export function polar(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}
const p = (radius: number, degrees: number) => polar(radius, degrees).map((x) => x.toFixed(1)).join(' ')

const angle = (zone: string) => -90 + 60 * OUTER.indexOf(zone)

/** The outline of a zone. */
export function shape(zone: string): string {
  if (zone === 'centre') return `M${-IN} 0A${IN} ${IN} 0 1 1 ${IN} 0A${IN} ${IN} 0 1 1 ${-IN} 0z`
  const a = angle(zone)
  return `M${p(IN + 8, a - 29)}A${IN + 8} ${IN + 8} 0 0 1 ${p(IN + 8, a + 29)}L${p(OUT, a + 29.500)}A${OUT} ${OUT} 0 0 0 ${p(OUT, a - 29.500)}z`
}
/** The line on which its name is written. */
export function arc(zone: string): string {
  if (zone === 'centre') return `M${p(160, 150)}A160 160 0 0 0 ${p(160, 30)}`
  const a = angle(zone)
  const under = a > 0 && a < 180
  return under
    ? `M${p(438, a + 28)}A438 438 0 0 0 ${p(438, a - 28)}`
    : `M${p(415, a - 28)}A415 415 0 0 1 ${p(415, a + 28)}`
}
export function middle(zone: string): [number, number] {
  return zone === 'centre' ? [0, -8] : polar(296, angle(zone))
}
/** A spot of the zone that nobody stands on: on its name. */
export function rim(zone: string): [number, number] {
  return zone === 'centre' ? [0, 158] : polar(426, angle(zone))
}

const SLOTS: [number, number][][] = [
  [],
  [[0, 0]],
  [[-79, 0], [79, 0]],
  [[-80, -36], [80, -36], [0, 46]],
  [[-64, -57], [64, -57], [-64, 59], [64, 59]],
  [[-92, -50], [0, -54], [92, -50], [-48, 52], [48, 52]],
  [[-88, -50], [0, -52], [88, -50], [-86, 50], [0, 52], [86, 50]],
  [[-105, -48], [-35, -50], [35, -50], [105, -48], [-72, 50], [0, 52], [72, 50]],
  [[-105, -48], [-35, -50], [35, -50], [105, -48], [-102, 48], [-34, 50], [34, 50], [102, 48]],
]
const SIZES = [0, 186, 152, 126, 116, 92, 90, 74, 74]

/** Where a warrior stands among the others in its zone, and how large it is drawn. */
export function standing(warrior: Warrior, fighting: Warrior[]): Spot {
  const here = fighting.filter((other) => other.zone === warrior.zone)
  const [x, y] = middle(warrior.zone ?? 'centre')
  const [aside, ahead] = SLOTS[here.length]?.[here.indexOf(warrior)] ?? [0, 0]
  // Rows follow the rim, upright in the centre, the north and the south.
  const tilt = warrior.zone === 'centre' ? 0 : ((angle(warrior.zone ?? '') + 90 + 90) % 180) - 90
  const [ax, ay] = polar(aside, tilt)
  const [bx, by] = polar(ahead, tilt + 90)
  return { x: x + ax + bx, y: y + ay + by, size: SIZES[here.length] ?? 74 }
}

export interface Spot {
  x: number
  y: number
  size: number
}
const A_DIE = 100 // as wide and high as a die is drawn on a small arena
const TRAY = 520 // as wide as a tray gets
const FARTHEST = 240 // from the middle, so that all of it is on the arena

/** The middle of a tray with dice: above or below whom they are thrown at, or at the rim, wherever it covers the least. */
export function trayAt(one: Spot, others: Spot[], dice: number): [number, number] {
  const wide = Math.min(TRAY, A_DIE * (dice + 2)) / 2
  const high = (A_DIE * Math.ceil((A_DIE * (dice + 2)) / TRAY)) / 2
  const x = Math.min(FARTHEST, Math.max(-FARTHEST, one.x))
  const edge = 500 - high
  const places = [one.y - one.size / 2 - high, one.y + one.size / 2 + high, -edge, edge].filter((y) => Math.abs(y) <= edge)
  const shared = (a: number, half: number, b: number, other: number) => Math.max(0, Math.min(a + half, b + other) - Math.max(a - half, b - other))
  const covered = (y: number) =>
    [one, ...others].reduce((sum, spot) => sum + shared(x, wide, spot.x, spot.size / 2) * shared(y, high, spot.y, spot.size / 2), 0)
  const far = (y: number) => Math.abs(y - one.y)
  return [x, places.reduce((best, y) => (covered(y) + far(y) < covered(best) + far(best) ? y : best))]
}
