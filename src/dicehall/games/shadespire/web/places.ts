// Where hexes and boards lie on the screen. The field is turned by quarters, so that it fits and one's own side is below.

import type { City } from './model'

export const SIZE = 60 // from the middle of a hex to a corner
export const HALF = (SIZE * Math.sqrt(3)) / 2
export const BOARD_WIDTH = 16 // in half hexes
export const BOARD_HEIGHT = 6 // in rows

export type Point = [number, number]
/** Quarter turns, clockwise. */
export type Turn = 0 | 1 | 2 | 3
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function middle(x: number, y: number, turn: Turn = 0): Point {
  const across = x * HALF
  const down = y * SIZE * 1.5
  if (turn === 1) return [-down, across]
  if (turn === 2) return [-across, -down]
  return turn === 3 ? [down, -across] : [across, down]
}

export function middleOf(id: string, turn: Turn = 0): Point {
  const [x, y] = id.split(',').map(Number)
  return middle(x ?? 0, y ?? 0, turn)
}

/** The corners of a hex around its middle. */
export function corners(turn: Turn = 0, size = SIZE): string {
  const all: string[] = []
  for (let k = 0; k < 6; k++) {
    const angle = (Math.PI / 180) * (60 * k + (turn % 2 === 1 ? 0 : 30))
    all.push(`${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`)
  }
  return all.join(' ')
}

export interface Cell {
  x: number
  y: number
  mark: string
  whole: boolean
}

/** All hexes a board touches, those cut in halves or quarters too. */
export function cellsOf(rows: string[], left: number, top: number, turned: boolean): Cell[] {
  const cells: Cell[] = []
  for (let y = 0; y <= BOARD_HEIGHT; y++) {
    for (let x = y % 2; x <= BOARD_WIDTH; x += 2) {
      const whole = x > 0 && x < BOARD_WIDTH && y > 0 && y < BOARD_HEIGHT
      const [mx, my] = turned ? [BOARD_WIDTH - x, BOARD_HEIGHT - y] : [x, y]
      cells.push({ x: left + x, y: top + y, mark: whole ? (rows[my - 1]?.[mx - 1] ?? '.') : '', whole })
    }
  }
  return cells
}

/** The rectangle a board covers. */
export function sheet(left: number, top: number, turn: Turn = 0): Box {
  const [ax, ay] = middle(left, top, turn)
  const [bx, by] = middle(left + BOARD_WIDTH, top + BOARD_HEIGHT, turn)
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) }
}

/** The rectangle around some others. */
export function around(boxes: Box[], margin: number): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: 1, height: 1 }
  const left = Math.min(...boxes.map((box) => box.x)) - margin
  const top = Math.min(...boxes.map((box) => box.y)) - margin
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const MARGIN = 10

export function fieldBox(boards: City['boards'], turn: Turn): Box {
  return around(boards.map(({ x, y }) => sheet(x, y, turn)), MARGIN)
}

/** How much larger the field may be with one's own side at the left for that to be worth it. */
const WORTH = { low: 1.16, high: 1.45 }

/** The turn with which the field is large and one's own board lies below, or at the left where that is much larger. */
export function turnFor(boards: City['boards'], me: number | null, room: { width: number; height: number }, low: boolean): Turn {
  const worth = low ? WORTH.low : WORTH.high
  let best: Turn = 0
  let most = -1
  for (const turn of [0, 2, 1, 3] as const) {
    const box = fieldBox(boards, turn)
    const scale = Math.min(room.width / box.width, room.height / box.height)
    const own = boards.find((board) => board.seat === me) ?? boards.find((board) => board.seat === 0)
    let side = 1
    if (own) {
      const home = sheet(own.x, own.y, turn)
      const dx = home.x + home.width / 2 - box.x - box.width / 2
      const dy = home.y + home.height / 2 - box.y - box.height / 2
      const far = Math.hypot(dx, dy) || 1
      side = 1 + (worth - 1) * (dy / far) - 0.02 * (dx / far)
    }
    if (scale * side > most * 1.001) [best, most] = [turn, scale * side]
  }
  return best
}

/** The ends of a line from hex to hex that leaves room for who stands there. */
export function lineBetween(from: string, to: string, turn: Turn, inset = 46) {
  const [ax, ay] = middleOf(from, turn)
  const [bx, by] = middleOf(to, turn)
  const far = Math.hypot(bx - ax, by - ay) || 1
  const short = Math.min(inset, far * 0.3)
  const [dx, dy] = [((bx - ax) / far) * short, ((by - ay) / far) * short]
  return { x1: ax + dx * 0.8, y1: ay + dy * 0.8, x2: bx - dx, y2: by - dy }
}
