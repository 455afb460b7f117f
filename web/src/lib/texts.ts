// Phrases said in the reader's language; the same variables as src/dicehall/text/__init__.py.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Phrase, Said } from './protocol'

export const LANGUAGES = ['en', 'ru', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]

const FORMS = ['acc', 'gen', 'dat', 'ins', 'pre', 'to', 'in', 'from'] as const

type Variables = Record<string, FluentVariable>
type Forms = Record<string, string>

export function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code)
}

/** The first language we speak among those a browser prefers. */
export function preferred(codes: readonly string[]): Language {
  for (const code of codes) {
    const short = code.toLowerCase().split('-')[0] ?? ''
    if (isLanguage(short)) return short
  }
  return 'en'
}

export function bundle(lang: string, sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  for (const source of sources) {
    made.addResource(new FluentResource(source), { allowOverrides: true })
  }
  return made
}

export class Texts {
  private names = new Map<string, Forms>()

  /** Bundles in the order in which they are asked; the last one speaks English. */
  constructor(
    readonly lang: Language,
    private bundles: FluentBundle[],
    readonly keys: readonly string[] = [],
  ) {}

  say(phrase: Phrase): string {
    return this.format(phrase.key, this.variables(phrase.args ?? {}))
  }

  text(key: string, args: Record<string, Said> = {}): string {
    return this.format(key, this.variables(args))
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => pattern(bundle, key) !== null)
  }

  private format(key: string, args: Variables): string {
    for (const bundle of this.bundles) {
      const found = pattern(bundle, key)
      if (found !== null) return bundle.formatPattern(found, args, [])
    }
    return `⟨${key}⟩`
  }

  private variables(given: Record<string, Said>): Variables {
    const all: Variables = {}
    for (const [name, value] of Object.entries(given)) Object.assign(all, this.variable(name, value))
    return all
  }

  /** All variables that one argument gives a message. */
  variable(name: string, value: Said): Variables {
    if (typeof value === 'string') return { [name]: value }
    if (typeof value === 'number') return { [name]: new FluentNumber(value, { useGrouping: false }) }
    const phrases = Array.isArray(value) ? value : [value]
    const said = phrases.map((phrase) => this.forms(phrase))
    const joined = (form: string) => this.joined(said.map((forms) => forms[form] ?? ''))
    const all: Variables = { [name]: joined('name') }
    for (const form of FORMS) all[`${name}_${form}`] = joined(form)
    all[`${name}_gender`] = said.length === 1 ? (said[0]?.gender ?? '') : 'pl'
    all[`${name}_key`] = phrases.length === 1 ? (phrases[0]?.key ?? '') : ''
    all[`${name}_count`] = new FluentNumber(phrases.length)
    return all
  }

  private forms(phrase: Phrase): Forms {
    const plain = !phrase.args
    const known = plain ? this.names.get(phrase.key) : undefined
    if (known) return known
    const args = this.variables(phrase.args ?? {})
    const name = this.format(phrase.key, args)
    const forms: Forms = { name, gender: '' }
    for (const form of FORMS) forms[form] = name
    const own = this.bundles.find((bundle) => bundle.hasMessage(phrase.key))
    if (own) {
      for (const form of [...FORMS, 'gender']) {
        const found = pattern(own, `${phrase.key}.${form}`)
        if (found !== null) forms[form] = own.formatPattern(found, args, [])
      }
    }
    if (plain) this.names.set(phrase.key, forms)
    return forms
  }

  joined(names: string[]): string {
    if (names.length < 2) return names.join('')
    return this.format('list-and', {
      before: names.slice(0, -1).join(', '),
      last: names[names.length - 1] ?? '',
    })
  }
}

/** The pattern of a message, or of its attribute after the dot. */
function pattern(bundle: FluentBundle, key: string) {
  const dot = key.indexOf('.')
  const message = bundle.getMessage(dot < 0 ? key : key.slice(0, dot))
  if (!message) return null
  return (dot < 0 ? message.value : message.attributes[key.slice(dot + 1)]) ?? null
}

/** Keys of messages in a Fluent source, in order. */
export function keysOf(source: string): string[] {
  return [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1] ?? '')
}
