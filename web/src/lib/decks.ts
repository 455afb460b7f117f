// A deck while it is built; what is legal is for the hall to say.

import type { Card, Decks } from './protocol'
import type { Texts } from './texts'

export interface Draft {
  warband: string
  objectives: string[]
  ploys: string[]
  upgrades: string[]
}

export const KINDS = [
  { kind: 'objective', list: 'objectives' },
  { kind: 'ploy', list: 'ploys' },
  { kind: 'upgrade', list: 'upgrades' },
] as const

export const blank = (warband: string): Draft => ({ warband, objectives: [], ploys: [], upgrades: [] })

/** The list of a deck that holds a kind of card. */
export function listOf(draft: Draft, kind: string): string[] | null {
  const part = KINDS.find((one) => one.kind === kind)
  return part ? draft[part.list] : null
}

/** Whether a warband may play a card: its own, or one for all. */
export function fits(card: Card | undefined, warband: string): boolean {
  return card !== undefined && (card.group === warband || card.group === 'universal')
}

/** Cards by their ids, in the order of the book. */
export function parted(cards: Card[], ids: string[]): Card[] {
  return cards.filter((card) => ids.includes(card.id))
}

/** A deck as the text of a file, as `dicehall deck show` writes it. */
export function fileOf(draft: Draft): string {
  const list = (key: 'objectives' | 'ploys' | 'upgrades') => [`${key} = [`, ...draft[key].map((id) => `    ${JSON.stringify(id)},`), ']']
  return [`warband = ${JSON.stringify(draft.warband)}`, ...list('objectives'), ...list('ploys'), ...list('upgrades'), ''].join('\n')
}

export interface Limit {
  key: string
  good: boolean
  text: string
}

/** How far a deck keeps to the limits, in words. */
export function limitsOf(draft: Draft, limits: Decks['limits'], words: Texts): Limit[] {
  const power = draft.ploys.length + draft.upgrades.length
  const half = Math.floor(power / 2)
  const limit = (key: string, good: boolean, count: number, right: number): Limit => ({ key, good, text: words.text(`build-limit-${key}`, { count, right }) })
  return [
    limit('objectives', draft.objectives.length === limits.objectives, draft.objectives.length, limits.objectives),
    limit('power', power >= limits.power, power, limits.power),
    limit('ploys', draft.ploys.length <= half, draft.ploys.length, half),
  ]
}
