// A QR code of a short text: bytes, error correction M, versions 1 to 10.

// For each version: codewords a block for correction, then blocks and data codewords of each group.
const BLOCKS: [number, number, number, number, number][] = [
  [10, 1, 16, 0, 0],
  [16, 1, 28, 0, 0],
  [26, 1, 44, 0, 0],
  [18, 2, 32, 0, 0],
  [24, 2, 43, 0, 0],
  [16, 4, 27, 0, 0],
  [18, 4, 31, 0, 0],
  [22, 2, 38, 2, 39],
  [22, 3, 36, 2, 37],
  [26, 4, 43, 1, 44],
]
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]

const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x
  LOG[x] = i
  x = (x << 1) ^ (x & 128 ? 0x11d : 0)
}

function times(a: number, b: number): number {
  return a && b ? (EXP[(LOG[a] as number) + (LOG[b] as number)] as number) : 0
}

/** The remainder that makes a block of codewords checkable. */
function correction(data: number[], count: number): number[] {
  let divisor = [1]
  for (let i = 0; i < count; i++) {
    const root = EXP[i] as number
    divisor = [...divisor, 0].map((x, k) => x ^ times(k > 0 ? (divisor[k - 1] as number) : 0, root))
  }
  const rest = [...data, ...Array<number>(count).fill(0)]
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i] as number
    divisor.forEach((x, k) => (rest[i + k] = (rest[i + k] as number) ^ times(x, factor)))
  }
  return rest.slice(data.length)
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [check, count1, size1, count2, size2] = BLOCKS[version - 1] as (typeof BLOCKS)[number]
  const room = count1 * size1 + count2 * size2
  const bits: number[] = []
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, room * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  const data: number[] = []
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2))
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad)
  const blocks: number[][] = []
  for (let i = 0, at = 0; i < count1 + count2; i++) {
    const size = i < count1 ? size1 : size2
    blocks.push(data.slice(at, at + size))
    at += size
  }
  const checks = blocks.map((block) => correction(block, check))
  const woven: number[] = []
  for (const rows of [blocks, checks]) {
    const longest = Math.max(...rows.map((row) => row.length))
    for (let i = 0; i < longest; i++) for (const row of rows) if (i < row.length) woven.push(row[i] as number)
  }
  return woven
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

class Grid {
  readonly size: number
  readonly dark: boolean[][]
  readonly fixed: boolean[][]

  constructor(readonly version: number) {
    this.size = 17 + 4 * version
    const empty = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false))
    this.dark = empty()
    this.fixed = empty()
  }

  set(x: number, y: number, dark: boolean): void {
    const row = this.dark[y]
    const fixed = this.fixed[y]
    if (!row || !fixed || x < 0 || x >= this.size) return
    row[x] = dark
    fixed[x] = true
  }

  frame(): void {
    const end = this.size - 1
    for (let i = 0; i < this.size; i++) {
      this.set(6, i, i % 2 === 0)
      this.set(i, 6, i % 2 === 0)
    }
    for (const [cx, cy] of [[3, 3], [end - 3, 3], [3, end - 3]] as const) {
      for (let dx = -4; dx <= 4; dx++) {
        for (let dy = -4; dy <= 4; dy++) {
          const ring = Math.max(Math.abs(dx), Math.abs(dy))
          this.set(cx + dx, cy + dy, ring !== 2 && ring !== 4)
        }
      }
    }
    const places = ALIGNED[this.version - 1] as number[]
    for (const cx of places) {
      for (const cy of places) {
        const corner = (cx === 6 && cy === 6) || (cx === 6 && cy === end - 6) || (cx === end - 6 && cy === 6)
        if (corner) continue
        for (let dx = -2; dx <= 2; dx++) {
          for (let dy = -2; dy <= 2; dy++) this.set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
        }
      }
    }
    this.format(0)
    if (this.version >= 7) {
      let rest = this.version
      for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
      const bits = (this.version << 12) | rest
      for (let i = 0; i < 18; i++) {
        const dark = ((bits >> i) & 1) === 1
        const far = this.size - 11 + (i % 3)
        const near = Math.floor(i / 3)
        this.set(far, near, dark)
        this.set(near, far, dark)
      }
    }
  }

  /** Write which correction (M) and which mask are used. */
  format(mask: number): void {
    let rest = mask
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
    const bits = ((mask << 10) | rest) ^ 0x5412
    const bit = (i: number) => ((bits >> i) & 1) === 1
    for (let i = 0; i < 6; i++) this.set(8, i, bit(i))
    this.set(8, 7, bit(6))
    this.set(8, 8, bit(7))
    this.set(7, 8, bit(8))
    for (let i = 9; i < 15; i++) this.set(14 - i, 8, bit(i))
    for (let i = 0; i < 8; i++) this.set(this.size - 1 - i, 8, bit(i))
    for (let i = 8; i < 15; i++) this.set(8, this.size - 15 + i, bit(i))
    this.set(8, this.size - 8, true)
  }

  fill(words: number[]): void {
    let at = 0
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5
      for (let step = 0; step < this.size; step++) {
        for (const x of [right, right - 1]) {
          const up = ((right + 1) & 2) === 0
          const y = up ? this.size - 1 - step : step
          if (this.fixed[y]?.[x]) continue
          const row = this.dark[y] as boolean[]
          row[x] = at < words.length * 8 && (((words[at >> 3] as number) >> (7 - (at & 7))) & 1) === 1
          at++
        }
      }
    }
  }

  turn(mask: number): void {
    const flips = MASKS[mask] as (x: number, y: number) => boolean
    this.dark.forEach((row, y) => row.forEach((dark, x) => !this.fixed[y]?.[x] && (row[x] = dark !== flips(x, y))))
  }

  /** How hard the code is to read: long runs, squares, false corners, too much of one shade. */
  penalty(): number {
    let sum = 0
    const at = (x: number, y: number) => this.dark[y]?.[x] === true
    for (const across of [true, false]) {
      for (let i = 0; i < this.size; i++) {
        let run = 0
        let line = ''
        for (let k = 0; k < this.size; k++) {
          const dark = across ? at(k, i) : at(i, k)
          line += dark ? '1' : '0'
          run = k > 0 && line[k] === line[k - 1] ? run + 1 : 1
          if (run === 5) sum += 3
          else if (run > 5) sum++
        }
        for (let k = 0; k + 11 <= this.size; k++) {
          const part = line.slice(k, k + 11)
          if (part === '10111010000' || part === '00001011101') sum += 40
        }
      }
    }
    let dark = 0
    for (let y = 0; y < this.size; y++) {
      for (let x = 0; x < this.size; x++) {
        if (at(x, y)) dark++
        if (x && y && at(x, y) === at(x - 1, y) && at(x, y) === at(x, y - 1) && at(x, y) === at(x - 1, y - 1)) sum += 3
      }
    }
    return sum + Math.floor(Math.abs((dark * 20) / this.size ** 2 - 10)) * 10
  }
}

/** The dark squares of the code, row by row, without the quiet border. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version = 1 + BLOCKS.findIndex(([, n1, s1, n2, s2], i) => bytes.length + (i < 9 ? 2 : 3) <= n1 * s1 + n2 * s2)
  if (version === 0) throw new RangeError(`${bytes.length} bytes are too many for a code of this size`)
  const grid = new Grid(version)
  grid.frame()
  grid.fill(codewords(bytes, version))
  let best = 0
  let least = Infinity
  for (let mask = 0; mask < 8; mask++) {
    grid.turn(mask)
    grid.format(mask)
    const penalty = grid.penalty()
    if (penalty < least) [best, least] = [mask, penalty]
    grid.turn(mask)
  }
  grid.turn(best)
  grid.format(best)
  return grid.dark
}
