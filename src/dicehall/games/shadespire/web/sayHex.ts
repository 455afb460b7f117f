// A hex in words: where it is, what lies there, who stands there.

import type { Texts } from '$shell/lib/texts'
import { fighterName, type City, type Fighter, type Hex, type Token } from './model'

function sayFighter(words: Texts, fighter: Fighter, names: string[]): string {
  const parts = [fighterName(words, fighter.id), names[fighter.seat] ?? '', words.text('ui-wounds', { suffered: fighter.suffered, wounds: fighter.wounds })]
  for (const mark of ['inspired', 'guard', 'moved', 'charged', 'spent'] as const) if (fighter[mark]) parts.push(words.text(`mark-${mark}`))
  for (const card of fighter.upgrades) parts.push(words.text(`card-${card}`))
  return parts.join(', ')
}

/** Grounds do not change, and there are many: each is said once. */
const grounds = new WeakMap<Texts, Map<string, string>>()

function sayGround(words: Texts, hex: Hex, shard: boolean, owner: string | null): string {
  const known = grounds.get(words) ?? new Map<string, string>()
  grounds.set(words, known)
  const key = `${hex.id} ${hex.region} ${hex.blocked} ${shard} ${hex.start} ${hex.edge} ${owner}`
  const said = known.get(key)
  if (said !== undefined) return said
  if (known.size > 1000) known.clear()
  const parts = [words.text('ui-hex', { hex: hex.id })]
  parts.push(owner === null ? words.text('ui-neutral') : words.text('ui-territory', { text: owner }))
  if (hex.blocked) parts.push(words.text('ui-blocked'))
  if (shard) parts.push(words.text('ui-shard'))
  if (hex.start) parts.push(words.text('ui-start'))
  if (hex.edge) parts.push(words.text('ui-edge'))
  known.set(key, parts.join(', '))
  return parts.join(', ')
}

export function sayHex(words: Texts, where: City, hex: Hex, seat: number | null, names: string[], token: Token | undefined, here: Fighter | undefined): string {
  const parts = [sayGround(words, hex, where.shards.includes(hex.id), hex.region === 'neutral' || seat === null ? null : (names[seat] ?? ''))]
  if (token) parts.push(token.relic ? words.text('token-relic') : token.number === null ? words.text('ui-token-down') : words.text(`token-${token.number}`))
  return [parts.join(', '), here ? sayFighter(words, here, names) : ''].filter(Boolean).join('. ')
}
