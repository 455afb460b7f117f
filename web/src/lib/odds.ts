// The chances beside an answer.

import type { Odds, Option } from './protocol'
import type { Texts } from './texts'

/** The first chance that some answers show, in words. */
export function bestOdds(words: Texts, options: Option[]): string {
  const odds = options.flatMap((option) => option.odds ?? []).find((figure) => figure.percent)
  return odds ? words.text('percent', { value: (100 * odds.numerator) / odds.denominator }) : ''
}

/** What some figures leave out of account, each once. */
export function leftOut(odds: Odds[]): string[] {
  return [...new Set(odds.flatMap((figure) => figure.without ?? []))]
}
