// A hex in words: where it is, what lies there, who stands there.

import type { Texts } from '../../lib/texts'
import { fighterName, standing, type City, type Fighter, type Hex } from './model'

function sayFighter(words: Texts, fighter: Fighter, names: string[]): string {
  const parts = [fighterName(words, fighter.id), names[fighter.seat] ?? '', words.text('ui-wounds', { suffered: fighter.suffered, wounds: fighter.wounds })]
  for (const mark of ['inspired', 'guard', 'moved', 'charged', 'spent'] as const) if (fighter[mark]) parts.push(words.text(`mark-${mark}`))
  for (const card of fighter.upgrades) parts.push(words.text(`card-${card}`))
  return parts.join(', ')
}

export function sayHex(words: Texts, where: City, hex: Hex, seat: number | null, names: string[]): string {
  const parts = [words.text('ui-hex', { hex: hex.id })]
  parts.push(hex.region === 'neutral' || seat === null ? words.text('ui-neutral') : words.text('ui-territory', { text: names[seat] ?? '' }))
  if (hex.blocked) parts.push(words.text('ui-blocked'))
  if (where.shards.includes(hex.id)) parts.push(words.text('ui-shard'))
  if (hex.start) parts.push(words.text('ui-start'))
  if (hex.edge) parts.push(words.text('ui-edge'))
  const token = where.tokens.find((one) => one.hex === hex.id)
  if (token) parts.push(token.relic ? words.text('token-relic') : token.number === null ? words.text('ui-token-down') : words.text(`token-${token.number}`))
  const here = standing(where, hex.id)
  return [parts.join(', '), here ? sayFighter(words, here, names) : ''].filter(Boolean).join('. ')
}
