// SHA-256 and HMAC. The browser's own is missing on plain http, where friends play in one house.

const K = new Uint32Array(64)
const FIRST = new Uint32Array(8)

for (let n = 2, at = 0; at < 64; n++) {
  let prime = true
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
  if (!prime) continue
  if (at < 8) FIRST[at] = fraction(Math.sqrt(n))
  K[at++] = fraction(Math.cbrt(n))
}

function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 2 ** 32)
}

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by))

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = Math.ceil((message.length + 9) / 64)
  const padded = new Uint8Array(blocks * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(padded.length - 4, (message.length * 8) >>> 0)
  const hash = FIRST.slice()
  const w = new Uint32Array(64)
  const at = (list: Uint32Array, i: number) => list[i] as number
  for (let start = 0; start < padded.length; start += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(start + 4 * i)
    for (let i = 16; i < 64; i++) {
      const x = at(w, i - 15)
      const y = at(w, i - 2)
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    ;[a, b, c, d, e, f, g, h].forEach((x, i) => (hash[i] = at(hash, i) + x))
  }
  const out = new DataView(new ArrayBuffer(32))
  hash.forEach((x, i) => out.setUint32(4 * i, x))
  return new Uint8Array(out.buffer)
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const inner = sha256(joined(block.map((x) => x ^ 0x36), message))
  return sha256(joined(block.map((x) => x ^ 0x5c), inner))
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((x) => x.toString(16).padStart(2, '0')).join('')
}

export function unhex(text: string): Uint8Array {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)))
}
