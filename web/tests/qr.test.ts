import { expect, it } from 'vitest'
import { qr } from '../src/lib/qr'

// An independent reading of the code: mask from the format bits, zigzag, blocks, bytes.
const BLOCKS: Record<number, [number, number[]]> = {
  1: [10, [16]], 2: [16, [28]], 3: [26, [44]], 4: [18, [32, 32]], 5: [24, [43, 43]], 6: [16, [27, 27, 27, 27]],
  7: [18, [31, 31, 31, 31]], 8: [22, [38, 38, 39, 39]], 9: [22, [36, 36, 36, 37, 37]], 10: [26, [43, 43, 43, 43, 44]],
}
const ALIGNED: Record<number, number[]> = { 1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50] }

function read(code: boolean[][]): { text: string; sound: boolean } {
  const size = code.length
  const version = (size - 17) / 4
  const at = (x: number, y: number) => (code[y]?.[x] ? 1 : 0)
  const around = [...[0, 1, 2, 3, 4, 5].map((y) => at(8, y)), at(8, 7), at(8, 8), at(7, 8), ...[5, 4, 3, 2, 1, 0].map((x) => at(x, 8))]
  const format = around.reduce((sum, bit, i) => sum | (bit << i), 0) ^ 0x5412
  expect(format >> 13).toBe(0) // correction M
  const mask = (format >> 10) & 7
  const flips = [
    (x: number, y: number) => (x + y) % 2 === 0, (_: number, y: number) => y % 2 === 0, (x: number) => x % 3 === 0,
    (x: number, y: number) => (x + y) % 3 === 0, (x: number, y: number) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3) === 0, (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
  ][mask] as (x: number, y: number) => boolean
  const fixed = (x: number, y: number) => {
    if ((x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9) || x === 6 || y === 6) return true
    if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true
    const places = ALIGNED[version] ?? []
    return places.some((cx) => places.some((cy) => {
      const last = size - 7
      const corner = (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6)
      return !corner && Math.abs(cx - x) <= 2 && Math.abs(cy - y) <= 2
    }))
  }
  const bits: number[] = []
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i
      for (const x of [right, right - 1]) if (!fixed(x, y)) bits.push(at(x, y) ^ (flips(x, y) ? 1 : 0))
    }
  }
  const [check, sizes] = BLOCKS[version] as [number, number[]]
  const total = sizes.reduce((a, b) => a + b) + check * sizes.length
  const words = Array.from({ length: total }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2))
  const blocks = sizes.map((): number[] => [])
  let next = 0
  for (let i = 0; i < Math.max(...sizes); i++) sizes.forEach((length, b) => i < length && blocks[b]?.push(words[next++] as number))
  for (let i = 0; i < check; i++) blocks.forEach((block) => block.push(words[next++] as number))
  const data = blocks.flatMap((block, b) => block.slice(0, sizes[b]))
  const stream = data.map((word) => word.toString(2).padStart(8, '0')).join('')
  expect(stream.slice(0, 4)).toBe('0100')
  const head = version < 10 ? 8 : 16
  const length = parseInt(stream.slice(4, 4 + head), 2)
  const bytes = Array.from({ length }, (_, i) => parseInt(stream.slice(4 + head + 8 * i, 12 + head + 8 * i), 2))
  return { text: new TextDecoder().decode(new Uint8Array(bytes)), sound: blocks.every((block) => syndromes(block, check)) }
}

function times(a: number, b: number): number {
  let product = 0
  for (let i = 7; i >= 0; i--) product = ((product << 1) ^ (product & 128 ? 0x11d : 0) ^ ((b >> i) & 1 ? a : 0)) & 511
  return product & 255
}
function syndromes(block: number[], check: number): boolean {
  let root = 1
  for (let i = 0; i < check; i++) {
    if (block.reduce((sum, word) => times(sum, root) ^ word, 0) !== 0) return false
    root = times(root, 2)
  }
  return true
}

it.each([1, 12, 13, 14, 26, 27, 42, 60, 61, 84, 85, 106, 122, 150, 152, 180, 181, 213])('codes a text of %i bytes', (length) => {
  const text = Array.from({ length }, (_, i) => 'https://dicehall.example/#/t/'[i % 29]).join('')
  expect(read(qr(text))).toEqual({ text, sound: true })
})

it('codes other alphabets', () => {
  expect(read(qr('стол №7, őű')).text).toBe('стол №7, őű')
})

it('refuses what is too long', () => {
  expect(() => qr('x'.repeat(214))).toThrow(RangeError)
})
