// The texts in use: common ones for every page, a game's own where a game is shown.

import type { FluentBundle } from '@fluent/bundle'
import { api } from './api'
import type { Chair, Look, Said, TurningPoint } from './protocol'
import { settings } from './settings.svelte'
import { bundle, distinct, keysOf, Texts, type Language } from './texts'

const sources = new Map<string, Promise<string>>()
const made = new Map<string, Texts>()

function source(part: string, lang: Language): Promise<string> {
  const key = `${part}/${lang}`
  let found = sources.get(key)
  if (!found) {
    // Packs need not speak every language; what they do not say is said in another.
    found = part.startsWith('@') ? api.textAt(part.slice(1), lang).catch(() => '') : api.text(part, lang)
    found.catch(() => sources.delete(key))
    sources.set(key, found)
  }
  return found
}

async function load(part: string, lang: Language): Promise<Texts> {
  const key = `${part}/${lang}`
  const known = made.get(key)
  if (known) return known
  const languages: Language[] = lang === 'en' ? ['en'] : [lang, 'en']
  const [game = '', table] = part.split('@')
  const parts = part === 'common' ? ['common'] : ['common', game, ...(table ? [`@${table}`] : [])]
  const bundles: FluentBundle[] = []
  const keys = new Set<string>()
  for (const speech of languages) {
    const texts = await Promise.all(parts.map((one) => source(one, speech)))
    bundles.push(bundle(speech, texts))
    for (const own of texts.length > 1 ? texts.slice(1) : texts) for (const id of keysOf(own)) keys.add(id)
  }
  const texts = new Texts(lang, bundles, [...keys])
  made.set(key, texts)
  return texts
}

const state: { loaded: Record<string, Texts>; failed: boolean } = $state.raw({ loaded: {}, failed: false })
let version = $state(0)

/** Ask for texts; `texts` has them as soon as they are there. */
export async function want(part: string, lang: Language = settings.language): Promise<Texts | null> {
  try {
    const texts = await load(part, lang)
    state.loaded[`${part}/${lang}`] = texts
    state.failed = false
    version++
    return texts
  } catch {
    state.failed = true
    version++
    return null
  }
}

/** The texts of a part, in the language in use or, until they are there, in the one before. */
export function texts(part: string): Texts | null {
  void version
  const lang = settings.language
  return state.loaded[`${part}/${lang}`] ?? Object.entries(state.loaded).find(([key]) => key.startsWith(`${part}/`))?.[1] ?? null
}

export function failed(): boolean {
  void version
  return state.failed
}

/** A common message in the reader's language. */
export function t(key: string, args: Record<string, Said> = {}): string {
  return texts('common')?.text(key, args) ?? ''
}

/** What the chairs of a table are called: a person by name, a bot or nobody by the place. */
export function chairNames(chairs: readonly Chair[]): string[] {
  return distinct(chairs.map((chair, seat) => chair.name || t(chair.kind === 'bot' ? 'bot-at' : 'seat', { number: seat + 1 })))
}

/** Whose texts a table speaks: its game's, and those of the packs that lie on it. */
export function partOf(table: { table: string; game: string; options: Record<string, unknown> } | null | undefined): string {
  return table ? (table.options.packs ? `${table.game}@${table.table}` : table.game) : 'common'
}

/** A game's texts at a table: seats are spoken of as their chairs are called, the reader's own as "you". */
export function textsAt(game: string, chairs: readonly Chair[], own: number | null = null, figure: string | null = null): Texts | null {
  const names = chairNames(chairs)
  return texts(game)?.called(names.map((name, seat) => (chairs[seat]?.name || chairs[seat]?.kind === 'bot' ? name : '')), own, figure) ?? null
}

/** The figure by whose name a game speaks of a seat, if it has one. */
export function figureOf(look: Look | null | undefined, seat: number | null): string | null {
  const figure = seat === null ? undefined : look?.names[seat]?.args?.character
  return typeof figure === 'object' && 'key' in figure ? figure.key : null
}

/** How a bot plays, in words. */
export function botWord(bot: string): string {
  const key = `bot-${bot}`
  return texts('common')?.has(key) ? t(key) : bot
}

/** A bot on its chair. */
export function botName(bot: string | undefined): string {
  return t('bot-called', { text: botWord(bot ?? '') })
}

/** A turning point of a game, told in a sentence. */
export function sayTurn(point: TurningPoint, words: Texts, names: readonly string[]): string {
  const args = { text: names[point.seat] ?? '', what: words.say(point.label) }
  return t(point.by === 'dice' ? 'turn-by-dice' : 'turn-by-choice', args)
}

/** Put a sentence together from what the hall calls an error. */
export function sayError(error: unknown): string {
  const key = (error as { key?: string }).key ?? 'offline'
  const known = `trouble-${key}`
  if (texts('common')?.has(known)) return t(known)
  return t('error', { reason: error instanceof Error ? error.message : String(error) })
}
