// A deck while it is built; what is legal is for the hall to say.

import { get, post } from '$shell/lib/api'
import { read, write } from '$shell/lib/kept'
import type { Card, Phrase } from '$shell/lib/protocol'

/** A deck that a player has built; a legal one has no faults. */
export interface Deck {
  warband: string
  objectives: string[]
  ploys: string[]
  upgrades: string[]
  code: string
  file: string
  limits: { key: string; kept: boolean; phrase: Phrase }[]
  faults: Phrase[]
}

export interface Decks {
  /** The cards each side may take. */
  pools: Record<string, string[]>
  starters: Deck[]
}

const GAME = 'shadespire'

export const decks = () => get<Decks>(`games/${GAME}/decks`)
export const checkDeck = (text: string) => post<Deck>(`games/${GAME}/decks/check`, { text })

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

/** Decks built in this browser. */
export interface KeptDeck {
  name: string
  code: string
  warband: string
}

const MOST_DECKS = 40

export const ownDecks = {
  get: () => read<KeptDeck[]>(`dicehall.decks.${GAME}`, []),
  /** Keep a deck under its name; one of the same name is replaced. */
  keep: (deck: KeptDeck) =>
    write(`dicehall.decks.${GAME}`, [deck, ...ownDecks.get().filter((other) => other.name !== deck.name)].slice(0, MOST_DECKS)),
  forget: (name: string) => write(`dicehall.decks.${GAME}`, ownDecks.get().filter((deck) => deck.name !== name)),
}
