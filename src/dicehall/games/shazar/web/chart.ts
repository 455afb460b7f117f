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
const across = ([q, r]: Cell) => q + r / 2
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
function placesFor(count: number): Cell[][] {
  const home: Cell = [0, 0]
  if (count < 2) return [[home]]
  if (count === 2) return BESIDE.map((one) => [home, one])
  const found: Cell[][] = []
  for (const up of BESIDE) {
    for (const right of BESIDE) {
      const apart = between(up, right)
      if (apart < APART || across(up) >= across(right)) continue
      if (count === 3 && apart <= FARTHEST) found.push([home, up, right])
      const corner = plus(up, right)
      if (count === 4 && apart <= FARTHEST + 5 && far(...corner) >= APART && up[1] < right[1]) found.push([home, up, corner, right])
    }
  }
  return found
}
const PLACES = new Map<number, Cell[][]>()
function places(count: number): Cell[][] {
  const found = PLACES.get(count) ?? placesFor(count)
  PLACES.set(count, found)
  return found
}

interface Room {
  width: number
  height: number
}
/** How far something reaches from a middle: left, right, up, down. */
type Reach = [left: number, right: number, up: number, down: number]
const LAND: Reach = [-4 * HALF, 4 * HALF, -3 * SIZE, 3 * SIZE]

/** How large the hexes are with which lands of this reach fit into a room. */
function sizeOf(lands: Cell[], reaches: Reach[], room: Room): number {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < lands.length; i++) {
    const [q, r] = lands[i] as Cell
    const reach = reaches[i] ?? LAND
    const [x, y] = [2 * HALF * (q + r / 2), 1.5 * SIZE * r]
    left = Math.min(left, x + reach[0])
    right = Math.max(right, x + reach[1])
    top = Math.min(top, y + reach[2])
    bottom = Math.max(bottom, y + reach[3])
  }
  return Math.min(room.width / (right - left + 2 * (HALF + MARGIN)), room.height / (bottom - top + 2 * (SIZE + MARGIN)))
}

/** How much less a map is worth whose first land does not lie below the others. */
function lowness(lands: Cell[]): number {
  const lower = lands.slice(1).reduce((sum, [, r]) => sum - r, 0) / Math.max(1, lands.length - 1)
  return 1 - WORTH.below * (1 - Math.min(1, lower / 4))
}

/** Both portals of a land, turned. */
interface Gates {
  in: Cell
  out: Cell
  reach: Reach
}

function gatesAt(entrance: Cell, exit: Cell, turn: number): Gates {
  const gates = [turned(entrance, turn), turned(exit, turn)] as const
  const ends = gates.map((cell) => middle(...cell))
  const xs = ends.map(([x]) => x)
  const ys = ends.map(([, y]) => y)
  return { in: gates[0], out: gates[1], reach: [Math.min(LAND[0], ...xs), Math.max(LAND[1], ...xs), Math.min(LAND[2], ...ys), Math.max(LAND[3], ...ys)] }
}

/** How far it is from an entrance to the exit of another land; -1 where somebody would believe that hexes of both touch. */
function wayTo(from: Gates, to: Gates, apart: Cell, next: boolean): number {
  const back: Cell = [-apart[0], -apart[1]]
  const [exit, entrance] = [plus(to.out, apart), plus(to.in, apart)]
  if (between(from.in, apart) < INNER + 2 || between(from.out, apart) < INNER + 2) return -1
  if (between(to.in, back) < INNER + 2 || between(to.out, back) < INNER + 2) return -1
  const way = between(from.in, exit)
  if (between(from.in, entrance) < 2 || between(from.out, exit) < 2 || way < (next ? 1 : 2)) return -1
  return way
}

/** The best turns of the lands where they lie, and what that is worth. */
function turnsFor(lands: Cell[], facing: Gates[][], room: Room): { turns: number[]; worth: number } {
  const count = lands.length
  // From each land to each other, for each turn of both: found once, then only added up.
  const ways = lands.map((from, i) => lands.map((to, k) => facing[i]?.flatMap((a) => (i === k ? [] : (facing[k] ?? []).map((b) => wayTo(a, b, [to[0] - from[0], to[1] - from[1]], k === (i + 1) % count)))) ?? []))
  const best = { turns: lands.map(() => 0), worth: -1 }
  const turns: number[] = []
  const reaches: Reach[] = []
  function lay(i: number, met: number, long: number) {
    if (i === count) {
      const worth = sizeOf(lands, reaches, room) * (1 + WORTH.met * met) * (1 - Math.min(0.5, (WORTH.hex * long) / count))
      if (worth > best.worth) [best.turns, best.worth] = [[...turns], worth]
      return
    }
    for (let turn = 0; turn < 6; turn++) {
      let [more, longer, good] = [0, 0, true]
      for (let k = 0; k < i && good; k++) {
        const there = ways[i]?.[k]?.[6 * turn + (turns[k] ?? 0)] ?? 0
        const back = ways[k]?.[i]?.[6 * (turns[k] ?? 0) + turn] ?? 0
        good = there > 0 && back > 0
        if (i === (k + 1) % count) [more, longer] = [more + (back === 1 ? 1 : 0), longer + back]
        if (k === (i + 1) % count) [more, longer] = [more + (there === 1 ? 1 : 0), longer + there]
      }
      if (!good) continue
      turns[i] = turn
      reaches[i] = facing[i]?.[turn]?.reach ?? LAND
      lay(i + 1, met + more, long + longer)
    }
  }
  lay(0, 0, 0)
  return best
}

function boxOf(points: Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - HALF - MARGIN, Math.min(...ys) - SIZE - MARGIN]
  return { x: left, y: top, width: Math.max(...xs) + HALF + MARGIN - left, height: Math.max(...ys) + SIZE + MARGIN - top }
}

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
    .map((lands) => ({ lands, low: lowness(lands), size: sizeOf(lands, [], even) * lowness(lands) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, count === 2 ? 4 * TRIED : TRIED)
  const facing = ends.map(([entrance, exit]) => [0, 1, 2, 3, 4, 5].map((turn) => gatesAt([entrance?.q ?? 3, entrance?.r ?? 0], [exit?.q ?? -3, exit?.r ?? 0], turn)))
  let best = { lands: tried[0]?.lands ?? [[0, 0]], turns: order.map(() => 0) }
  let most = -1
  for (const { lands, low, size } of tried) {
    if (size * (1 + WORTH.met * count) <= most) break
    const { turns, worth } = turnsFor(lands, facing, even)
    if (worth * low > most) [best, most] = [{ lands, turns }, worth * low]
  }

  const at = new Map<string, Point>()
  for (const hex of hexes) {
    const i = order.indexOf(hex.land)
    const cell = plus(best.lands[i] as Cell, turned([hex.q, hex.r], best.turns[i] ?? 0))
    at.set(hex.id, middle(...cell))
  }
  const ways = ends.flatMap(([entrance], i) => {
    const exit = ends[(i + 1) % count]?.[1]
    return entrance && exit && entrance.leads?.includes(exit.id) ? [{ from: entrance.id, to: exit.id }] : []
  })
  const chart = { at, ways, box: boxOf([...at.values()]), lands: order.map((_, land) => middle(...(best.lands[order.indexOf(land)] as Cell))) }
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
