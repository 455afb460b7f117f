// Where the lands lie: one map of hexes, each land turned by sixths, so that portals meet and one's own land lies below.

import { middle, SIZE, type Box, type Hex, type Point } from './model'

type Cell = [q: number, r: number]

export interface Chart {
  /** The middle of each hex. */
  at: Map<string, Point>
  /** The middle of each land. */
  lands: Point[]
  /** Which entrance the next land's exit is joined to. */
  ways: { from: string; to: string }[]
  box: Box
}

const INNER = 2 // rings around a Capital
const APART = 2 * INNER + 2 // between two Capitals, so that lands do not touch
const FARTHEST = APART + 2
const MARGIN = 16
/** How much a map may be smaller for one's own land to lie below, for portals that meet, and for short ways. */
const WORTH = { below: 0.3, met: 0.1, hex: 0.006 }
const TRIED = 10
const HALF = (SIZE * Math.sqrt(3)) / 2

const far = (q: number, r: number) => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
const between = (a: Cell, b: Cell) => far(a[0] - b[0], a[1] - b[1])
const plus = (a: Cell, b: Cell): Cell => [a[0] + b[0], a[1] + b[1]]

/** Turned by sixths around the Capital. */
export function turned([q, r]: Cell, turn: number): Cell {
  let cell: Cell = [q, r]
  for (let i = 0; i < turn; i++) cell = [-cell[1], cell[0] + cell[1]]
  return cell
}

/** Where another land may lie beside one: not touching, not far, and not below. */
const BESIDE: Cell[] = []
for (let r = -FARTHEST; r <= 0; r++) {
  for (let q = -FARTHEST; q <= 2 * FARTHEST; q++) {
    const off = far(q, r)
    if (off >= APART && off <= FARTHEST && (r < 0 || q > 0)) BESIDE.push([q, r])
  }
}

/** Where lands may lie around the first, in the order of turns. */
function places(count: number): Cell[][] {
  const home: Cell = [0, 0]
  if (count < 2) return [[home]]
  if (count === 2) return BESIDE.map((one) => [home, one])
  const found: Cell[][] = []
  for (const up of BESIDE) {
    for (const right of BESIDE) {
      if (middle(...up)[0] >= middle(...right)[0] || between(up, right) < APART) continue
      if (count === 3 && between(up, right) <= FARTHEST) found.push([home, up, right])
      const across = plus(up, right)
      if (count === 4 && between(up, right) <= FARTHEST + 5 && far(...across) >= APART && up[1] < right[1]) found.push([home, up, across, right])
    }
  }
  return found
}

function boxOf(cells: Cell[]): Box {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [q, r] of cells) {
    const [x, y] = middle(q, r)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const [wide, high] = [HALF + MARGIN, SIZE + MARGIN]
  return { x: left - wide, y: top - high, width: right - left + 2 * wide, height: bottom - top + 2 * high }
}

const DISC: Cell[] = [[2, 0], [0, 2], [-2, 2], [-2, 0], [0, -2], [2, -2]]
const discs = (lands: Cell[]) => lands.flatMap((land) => DISC.map((cell) => plus(land, cell)))

interface Room {
  width: number
  height: number
}
const scaleIn = (box: Box, room: Room) => Math.min(room.width / box.width, room.height / box.height)

/** How large the lands are without their portals, and how far the first lies below the others. */
function roomy(lands: Cell[], room: Room): number {
  const lower = lands.slice(1).reduce((sum, [, r]) => sum - r, 0) / Math.max(1, lands.length - 1)
  return scaleIn(boxOf(discs(lands)), room) * (1 - WORTH.below * (1 - Math.min(1, lower / 4)))
}

interface Gates {
  in: Cell
  out: Cell
}

/** How good it is that portals lie so; 0 where somebody would believe that hexes of two lands touch. */
function joined(lands: Cell[], gates: Gates[], room: Room): number {
  let [met, long] = [0, 0]
  for (const [i, gate] of gates.entries()) {
    for (const [k, other] of gates.entries()) {
      if (i === k) continue
      const land = lands[k] as Cell
      if (between(gate.in, land) < INNER + 2 || between(gate.out, land) < INNER + 2) return 0
      if (between(gate.in, other.in) < 2 || between(gate.out, other.out) < 2 || between(gate.in, other.out) < 1) return 0
      if (k !== (i + 1) % gates.length) {
        if (between(gate.in, other.out) < 2) return 0
        continue
      }
      const way = between(gate.in, other.out)
      if (way === 1) met++
      long += way
    }
  }
  const box = boxOf([...discs(lands), ...gates.flatMap((gate) => [gate.in, gate.out])])
  return scaleIn(box, room) * (1 + WORTH.met * met) * (1 - Math.min(0.5, (WORTH.hex * long) / gates.length))
}

/** All numbers that a digit each of `code` stands for. */
const digits = (code: number, count: number, base: number) => Array.from({ length: count }, (_, i) => Math.floor(code / base ** i) % base)

const known = new Map<string, Chart>()

export function chartOf(hexes: Hex[], home: number, room: Room): Chart {
  const count = Math.max(0, ...hexes.map((hex) => hex.land)) + 1
  const gateOf = (land: number, kind: string) => hexes.find((hex) => hex.land === land && hex.kind === kind)
  const order = Array.from({ length: count }, (_, i) => (home + i) % count)
  const ends = order.map((land) => [gateOf(land, 'portal-in'), gateOf(land, 'portal-out')] as const)
  const shape = Math.round(8 * Math.log2(Math.max(0.2, room.width / Math.max(1, room.height))))
  const key = `${home} ${shape} ${ends.map((pair) => pair.map((hex) => `${hex?.id} ${hex?.q} ${hex?.r}`).join(' ')).join(' ')}`
  const before = known.get(key)
  if (before) return before
  const even = { width: 2 ** (shape / 8), height: 1 }

  const tried = places(count)
    .map((lands) => ({ lands, size: roomy(lands, even) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, count === 2 ? 4 * TRIED : TRIED)
  let best = { lands: tried[0]?.lands ?? [[0, 0]], turns: order.map(() => 0) }
  let most = -1
  const facing = ends.map(([entrance, exit]) =>
    [0, 1, 2, 3, 4, 5].map((turn): Gates => ({ in: turned([entrance?.q ?? 3, entrance?.r ?? 0], turn), out: turned([exit?.q ?? -3, exit?.r ?? 0], turn) })),
  )
  for (const { lands, size } of tried) {
    if (size * (1 + WORTH.met * count) <= most) break
    for (let code = 0; code < 6 ** count; code++) {
      const turns = digits(code, count, 6)
      const gates = turns.map((turn, i) => {
        const gate = facing[i]?.[turn] as Gates
        const land = lands[i] as Cell
        return { in: plus(land, gate.in), out: plus(land, gate.out) }
      })
      const worth = joined(lands, gates, even) * (size / scaleIn(boxOf(discs(lands)), even))
      if (worth > most) [best, most] = [{ lands, turns }, worth]
    }
  }

  const at = new Map<string, Point>()
  const cells: Cell[] = []
  for (const hex of hexes) {
    const i = order.indexOf(hex.land)
    const cell = plus(best.lands[i] as Cell, turned([hex.q, hex.r], best.turns[i] ?? 0))
    cells.push(cell)
    at.set(hex.id, middle(...cell))
  }
  const ways = ends.flatMap(([entrance], i) => {
    const exit = ends[(i + 1) % count]?.[1]
    return entrance && exit && entrance.leads?.includes(exit.id) ? [{ from: entrance.id, to: exit.id }] : []
  })
  const chart = { at, ways, box: boxOf(cells), lands: order.map((_, land) => middle(...(best.lands[order.indexOf(land)] as Cell))) }
  if (known.size > 40) known.clear()
  known.set(key, chart)
  return chart
}

/** A way from portal to portal: it leaves and comes in away from the middle of each land. */
export function wayBetween(from: Point, to: Point, home: Point, away: Point): string {
  const apart = Math.hypot(to[0] - from[0], to[1] - from[1])
  const reach = Math.min(apart * 0.45, 170)
  const off = (at: Point, middle: Point): Point => {
    const long = Math.hypot(at[0] - middle[0], at[1] - middle[1]) || 1
    return [at[0] + ((at[0] - middle[0]) / long) * reach, at[1] + ((at[1] - middle[1]) / long) * reach]
  }
  const said = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return `M${said(from)}C${said(off(from, home))} ${said(off(to, away))} ${said(to)}`
}

export interface Flag {
  land: number
  name: string
  half: number
  x: number
  y: number
}

/** Whose land it is, written beside it where no hex and no other name lies; left out where there is no room. */
export function flagsOf({ lands, at, box }: Chart, names: string[]): Flag[] {
  const ROOM = 40
  const found: Flag[] = []
  for (const [land, [x, y]] of lands.entries()) {
    const name = names[land] ?? ''
    const half = 20 + name.length * 5.6
    const free = (sx: number, sy: number) => {
      if (sx - half < box.x || sx + half > box.x + box.width || sy - 16 < box.y || sy + 16 > box.y + box.height) return false
      if (found.some((flag) => Math.abs(flag.x - sx) < flag.half + half + 8 && Math.abs(flag.y - sy) < 40)) return false
      return [...at.values()].every(([hx, hy]) => Math.hypot(Math.max(0, Math.abs(hx - sx) - half), hy - sy) > ROOM)
    }
    const spots: Point[] = [[x, y + 212], [x, y - 206], [x - 130, y + 208], [x + 130, y + 208], [x - 130, y - 204], [x + 130, y - 204], [x - 230, y + 150], [x + 230, y + 150], [x - 230, y - 150], [x + 230, y - 150]]
    const spot = spots.find(([sx, sy]) => free(sx, sy))
    if (spot) found.push({ land, name, half, x: spot[0], y: spot[1] })
  }
  return found
}
