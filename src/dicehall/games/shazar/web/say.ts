// A hex in words: what it is, what it does, who stands there, what lies there.

import type { Texts } from '$shell/lib/texts'
import type { Meaning } from '$shell/parts/table/explain.svelte'
import { hexName, hexPlace, type Hex, type Realm } from './model'

/** Grounds do not change, and there are many: each is said once. */
const grounds = new WeakMap<Texts, Map<string, [short: string, does: string]>>()

function ground(words: Texts, hex: Hex, land: string): [short: string, does: string] {
  const known = grounds.get(words) ?? new Map<string, [string, string]>()
  grounds.set(words, known)
  const key = `${hex.id} ${hex.kind} ${hex.power} ${hex.sign} ${land}`
  const before = known.get(key)
  if (before) return before
  if (known.size > 1000) known.clear()
  const said: [string, string] = [
    `${hexName(words, hex)} (${land} ${hexPlace(hex)}), ${words.text(`sign-${hex.sign}`)}`,
    words.text(`card-hex-${hex.kind}.text`),
  ]
  known.set(key, said)
  return said
}

/** What lies on a hex now. */
function lying(words: Texts, where: Realm, hex: Hex, names: string[]): string[] {
  const said: string[] = []
  const mage = where.mages.find((one) => one.hex === hex.id)
  if (mage) said.push(`${names[mage.seat] ?? ''}, ${words.text('stat-lives')} ${mage.life} / ${mage.maximum}`)
  if (hex.kind === 'capital') {
    const home = where.artifacts.filter((one) => one.keeper === hex.land && one.carrier === null && one.id && !one.burnt)
    if (home.length > 0) said.push(home.map((one) => words.text(`card-${one.id}`)).join(', '))
  }
  const trap = where.traps.find((one) => one.hex === hex.id)
  if (trap) said.push(words.text('board-trap', { name: names[trap.seat] ?? '' }))
  if (where.barred.some((one) => one.hex === hex.id)) said.push(words.text('board-barred'))
  if (where.fired.includes(hex.id)) said.push(words.text('board-fired'))
  return said
}

export function sayHex(words: Texts, where: Realm, hex: Hex, names: string[]): string {
  return [ground(words, hex, names[hex.land] ?? '')[0], ...lying(words, where, hex, names)].join('. ')
}

const RULES: Record<string, string> = { capital: 'capture', 'portal-in': 'portal', 'portal-out': 'portal.exit' }

/** For whoever points at it, with the way to its rule. */
export function explainHex(words: Texts, where: Realm, hex: Hex, names: string[]): Meaning {
  const [short, does] = ground(words, hex, names[hex.land] ?? '')
  const code = hex.kind === 'capital' ? [`${words.text('board-codes')}: ${where.layouts[hex.land] ?? ''}`] : []
  return { text: [short, does.replace(/\.$/, ''), ...lying(words, where, hex, names), ...code].join('. ') + '.', rule: RULES[hex.kind] ?? `hex.${hex.kind}` }
}
