// Where things are on the arena: a ring of six zones around the centre, drawn around 0,0.

import { OUTER, type Warrior } from './model'

const OUT = 440
const IN = 172

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
  if (zone === 'centre') return `M${p(150, 150)}A150 150 0 0 0 ${p(150, 30)}`
  const a = angle(zone)
  const under = a > 0 && a < 180
  return under
    ? `M${p(426, a + 28)}A426 426 0 0 0 ${p(426, a - 28)}`
    : `M${p(402, a - 28)}A402 402 0 0 1 ${p(402, a + 28)}`
}
export function middle(zone: string): [number, number] {
  return zone === 'centre' ? [0, -6] : polar(284, angle(zone))
}

const SLOTS: [number, number][][] = [
  [],
  [[0, 0]],
  [[-74, 0], [74, 0]],
  [[-72, -42], [72, -42], [0, 60]],
  [[-58, -52], [58, -52], [-58, 54], [58, 54]],
  [[-76, -52], [0, -52], [76, -52], [-40, 48], [40, 48]],
  [[-76, -50], [0, -50], [76, -50], [-76, 48], [0, 48], [76, 48]],
  [[-84, -50], [-28, -50], [28, -50], [84, -50], [-60, 48], [0, 48], [60, 48]],
  [[-84, -50], [-28, -50], [28, -50], [84, -50], [-84, 48], [-28, 48], [28, 48], [84, 48]],
]
const SIZES = [0, 132, 114, 92, 90, 74, 74, 58, 58]

/** Where a warrior stands among the others in its zone, and how large it is drawn. */
export function standing(warrior: Warrior, fighting: Warrior[], larger: boolean): { x: number; y: number; size: number } {
  const here = fighting.filter((other) => other.zone === warrior.zone)
  const [x, y] = middle(warrior.zone ?? 'centre')
  const [aside, ahead] = SLOTS[here.length]?.[here.indexOf(warrior)] ?? [0, 0]
  // Rows follow the rim, upright in the centre, the north and the south.
  const tilt = warrior.zone === 'centre' ? 0 : ((angle(warrior.zone ?? '') + 90 + 90) % 180) - 90
  const [ax, ay] = polar(aside, tilt)
  const [bx, by] = polar(ahead, tilt + 90)
  const size = (SIZES[here.length] ?? 58) * (larger ? 1.2 : 1)
  return { x: x + ax + bx, y: y + ay + by, size }
}
