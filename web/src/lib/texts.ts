// Phrases said in the reader's language; the same variables as src/dicehall/text/__init__.py.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Phrase, Said } from './protocol'

export const LANGUAGES = ['en', 'ru', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]

const FORMS = ['acc', 'gen', 'dat', 'ins', 'pre', 'to', 'in', 'from'] as const

/** Arguments that name who does what a sentence tells. */
const DOERS = ['seat', 'winners']

/** Marks where something stands in a sentence; no text has it. */
const PLACE = '\ue000'

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
    private chairs: readonly string[] = [],
    private own: number | null = null,
    private figure: string | null = null,
  ) {}

  /** The same texts at a table where the seats have these names, told to one of them; one without stays "Player 2". Where a game calls a seat by its figure, `figure` is the name of the reader's. */
  called(chairs: readonly string[], own: number | null = null, figure: string | null = null): Texts {
    return new Texts(this.lang, this.bundles, this.keys, chairs, own, figure)
  }

  say(phrase: Phrase): string {
    const { key, args } = this.named(this.toldToYou(phrase))
    return this.format(key, this.variables(args ?? {}))
  }

  /** A sentence in two, around one of its arguments, and the words for that; null if the sentence does not say it. */
  around(phrase: Phrase, name: string): [before: string, said: string, after: string] | null {
    const { key, args } = this.named(this.toldToYou(phrase))
    const all = this.variables(args ?? {})
    const said = all[name]
    if (typeof said !== 'string') return null
    for (const form of [name, ...FORMS.map((one) => `${name}_${one}`)]) all[form] = PLACE
    const [before, after, more] = this.format(key, all).split(PLACE)
    return before === undefined || after === undefined || more !== undefined ? null : [before, said, after]
  }

  text(key: string, args: Record<string, Said> = {}): string {
    return this.say({ key, args })
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => pattern(bundle, key) !== null)
  }

  /** A sentence about the reader's own seat has a twin that says "you": to who did it, or to whom it was done. */
  private toldToYou(phrase: Phrase): Phrase {
    if (this.own === null || !phrase.args) return phrase
    for (const [name, said] of Object.entries(phrase.args)) {
      if (!this.isOwn(said)) continue
      const key = `${phrase.key}${DOERS.includes(name) ? '' : '-at'}-you`
      if (this.has(key)) return { ...phrase, key }
    }
    return phrase
  }

  /** Whether a sentence is said to the reader as one about themselves. */
  saysYou(phrase: Phrase): boolean {
    return this.toldToYou(phrase) !== phrase
  }

  private isOwn(said: Said): boolean {
    const one = Array.isArray(said) && said.length === 1 ? said[0] : said
    if (typeof one !== 'object' || !('key' in one)) return false
    return one.key === this.figure || (one.key.startsWith('seat') && one.args?.number === (this.own ?? -1) + 1)
  }

  /** What speaks of a seat by its number has a twin that speaks of it by name. */
  private named(phrase: Phrase): Phrase {
    const number = phrase.args?.number
    const name = typeof number === 'number' ? this.chairs[number - 1] : undefined
    const key = `${phrase.key}-named`
    return name && this.has(key) ? { key, args: { ...phrase.args, name } } : phrase
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
    const { key, args: given } = this.named(phrase)
    const args = this.variables(given ?? {})
    const name = this.format(key, args)
    const forms: Forms = { name, gender: '' }
    for (const form of FORMS) forms[form] = name
    const own = this.bundles.find((bundle) => bundle.hasMessage(key))
    if (own) {
      for (const form of [...FORMS, 'gender']) {
        const found = pattern(own, `${key}.${form}`)
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

/** Names as they are, but never two alike: those get their places' numbers. */
export function distinct(names: readonly string[]): string[] {
  let found = [...names]
  const alike = (name: string) => found.indexOf(name) !== found.lastIndexOf(name)
  for (let i = 0; i < names.length && found.some(alike); i++) {
    found = found.map((name, place) => (alike(name) ? `${name} (${place + 1})` : name))
  }
  return found
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
