// A deck while it is built; what is legal is for the hall to say.

import type { Card } from './protocol'

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

/** Cards by their ids, in the order of the book. */
export function parted(cards: Card[], ids: string[]): Card[] {
  return cards.filter((card) => ids.includes(card.id))
}

/** A deck as the text of a file, as `dicehall deck show` writes it. */
export function fileOf(draft: Draft): string {
  const list = (key: 'objectives' | 'ploys' | 'upgrades') => [`${key} = [`, ...draft[key].map((id) => `    ${JSON.stringify(id)},`), ']']
  return [`warband = ${JSON.stringify(draft.warband)}`, ...list('objectives'), ...list('ploys'), ...list('upgrades'), ''].join('\n')
}
