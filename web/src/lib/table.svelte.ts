// A table as the page shows it: what is known, what is being shown, and what I have sent.

import { Connection, type Status } from './connection'
import { fold, nothing, type Known } from './fold'
import * as kept from './kept'
import { api } from './api'
import { announce, tell } from './live.svelte'
import { patched, type Change } from './patch'
import type { Chair, Components, FromHall, GameEvent, Hint, Look, Option, Passing, Phrase, Question, ToHall } from './protocol'
import { pace, settings, stillness } from './settings.svelte'
import { saltDeed } from './salt'
import { play } from './sound'
import { chairNames, figureOf, partOf, sayError, t, textsAt } from './words.svelte'
import type { Texts } from './texts'
import { doerOf } from './story'
import type { GameClient } from '../games/registry'

interface Step {
  events: GameEvent[]
  /** Up to each event, and from the last one to the look. */
  changes: Change[][]
  look: Look | null
}

/** Something that happened, and the table right after it. */
export interface Past {
  event: GameEvent
  look: Look
}

const MOST_PAST = 24

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((x) => x.toString(36).padStart(2, '0')).join('')
}

function sameQuestion(one: Look | null, other: Look | null): boolean {
  return !!one && !!other && one.over === other.over && JSON.stringify(one.question) === JSON.stringify(other.question)
}

export class TableStore {
  known: Known = $state.raw(nothing())
  status: Status = $state('connecting')
  code = $state(0)
  retryAt = $state(0)
  clockAt = $state(0)

  /** What is shown now; it lags behind `known.look` while events are played. */
  shown: Look | null = $state.raw(null)
  components: Components = $state.raw({})
  current: GameEvent | null = $state.raw(null)
  playing = $state(false)
  /** The question that comes is open already: nothing that is still to be shown gives anything away. */
  private early = $state(false)
  /** What happened since I last answered, each with the table as it stood then. */
  since: Past[] = $state.raw([])
  /** One of them that is shown once more. */
  again: Past | null = $state.raw(null)
  private againEnds: ReturnType<typeof setTimeout> | undefined
  /** The question that was last said aloud. */
  private heard = ''
  /** How many lines of the log have been shown. */
  told = $state(0)

  /** Whether the hall passes windows for me until I am asked something else. */
  resting = $state(false)
  private wished: Passing = 'off'
  /** What I have last done with my salt, and for which commitment. */
  private salted = ''

  pending: { id: string; answer: string } | null = $state(null)
  chosen: Option | null = $state.raw(null)

  /** What a bot would do, once it has been asked; `true` while it thinks. */
  hints: Hint[] | true | null = $state.raw(null)
  /** The hint that is pointed at; the board shows what it is about. */
  pointed: string | null = $state(null)

  client: GameClient | null = $state.raw(null)

  // Who comes and goes changes the chairs often, but their names seldom.
  private sitting = $derived(JSON.stringify((this.known.table?.chairs ?? []).map(({ kind, name }) => ({ kind, name }))))
  private chairs: Chair[] = $derived(JSON.parse(this.sitting) as Chair[])
  /** What the seats are called at this table. */
  names: string[] = $derived(chairNames(this.chairs))
  private own: number | null = $derived(this.known.seat)
  private figure: string | null = $derived(figureOf(this.known.look, this.own))
  /** The game's texts, which call the seats so. */
  words: Texts | null = $derived(textsAt(partOf(this.known.table), this.chairs, this.own, this.figure))

  private queue: Step[] = []
  private run = 0
  private hurried = false
  private release: (() => void) | null = null
  private waiting = new Map<string, ToHall>()
  private connection: Connection

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const base = location.pathname.replace(/[^/]*$/, '')
    const address = `${scheme}://${location.host}${base}api/tables/${encodeURIComponent(id)}/socket`
    this.connection = new Connection(address, {
      hello: () => {
        const name = kept.name.get()
        const hello: ToHall = { type: 'hello', protocol: 2, seq: this.known.seq }
        if (this.token) hello.token = this.token
        else if (name) hello.name = name
        return hello
      },
      message: (message) => this.receive(message),
      status: (status, code, retryAt) => {
        if (status !== this.status && status === 'lost') announce(t('connection-lost'))
        this.status = status
        this.code = code
        this.retryAt = retryAt
      },
    })
  }

  close(): void {
    this.connection.close()
    clearTimeout(this.againEnds)
    this.run++
    this.release?.()
  }

  hurry(): void {
    this.connection.hurry()
  }

  // ---- what the hall says ----

  private receive(message: FromHall): void {
    const before = this.known
    this.known = fold(before, message)
    switch (message.type) {
      case 'welcome':
        this.welcome()
        break
      case 'step':
        this.clockAt = Date.now()
        if (this.known !== before) this.step({ events: message.events, changes: message.changes, look: this.known.look })
        break
      case 'back':
        this.clockAt = Date.now()
        this.jump()
        tell(t('undo-done'))
        break
      case 'accepted':
        this.waiting.delete(message.id)
        if (this.pending?.id === message.id && this.known.seq >= message.seq) this.pending = null
        break
      case 'refused':
        this.waiting.delete(message.id)
        if (this.pending?.id === message.id) this.pending = null
        if (this.known !== before) this.jump()
        tell(message.phrase ? this.said(message.phrase) : sayError({ key: message.error, message: message.text }), 'wrong')
        break
      case 'chat':
        if (message.line.seat !== this.known.seat) {
          play('chat')
          announce(`${message.line.name ?? t('spectator')}: ${message.line.text}`)
        }
        break
      case 'table':
        this.clockAt = Date.now()
        this.client?.id === message.table.game && kept.note(message.table.table, message.table.commitment)
        void this.addSalt(false)
        break
    }
  }

  private welcome(): void {
    if (this.status === 'lost') announce(t('connection-back'))
    this.status = 'open'
    this.clockAt = Date.now()
    const table = this.known.table
    if (table) kept.note(table.table, table.commitment)
    void this.addSalt(true)
    for (const message of this.waiting.values()) this.connection.send(message)
    this.wished = 'off'
    this.jump()
  }

  /** Seal my part of the dice while the table waits, and show it when the game is opened. */
  private async addSalt(fresh: boolean): Promise<void> {
    const { table, seat } = this.known
    const deed = table && seat !== null && this.token ? saltDeed(table, seat, fresh) : null
    if (!deed || !table || !this.token) return
    const done = `${table.commitment} ${deed.do}`
    if (done === this.salted && !fresh) return
    this.salted = done
    try {
      if (deed.do === 'seal') await api.seal(table.table, deed.seal, this.token)
      else await api.show(table.table, deed.salt, this.token)
    } catch {
      this.salted = '' // the next message of the hall tries again
    }
  }

  /** Show what is known at once. */
  private jump(): void {
    this.queue = []
    this.run++
    this.playing = false
    this.hurried = false
    this.release?.()
    this.current = null
    this.since = []
    this.again = null
    this.heard = ''
    this.show(this.known.look)
    this.told = this.known.log.length
    this.chosen = null
    if (!this.waiting.size) this.pending = null
    this.asked()
  }

  private show(look: Look | null): void {
    this.hints = null
    this.pointed = null
    this.shown = look
    this.components = look?.components ?? {}
  }

  private step(step: Step): void {
    if (this.pending && !this.waiting.has(this.pending.id)) this.pending = null
    if (!step.events.length && !this.playing && sameQuestion(this.shown, step.look)) {
      this.shown = step.look // somebody has asked for something: nothing happened on the table
      return
    }
    this.queue.push(step)
    if (!this.playing) void this.playOn()
  }

  /** Play what is queued, event by event. */
  private async playOn(): Promise<void> {
    this.playing = true
    const run = ++this.run
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      for (const [number, event] of step.events.entries()) {
        this.speak(event)
        const length = this.length(event)
        if (this.shown) {
          this.shown = { ...patched(this.shown, step.changes[number] ?? []), question: null }
          this.components = this.shown.components
        }
        this.current = event
        if (this.shown && this.client?.retold?.(event, this.shown) && doerOf(this.client, event, this.shown) !== this.known.seat) this.since = [...this.since, { event, look: this.shown }].slice(-MOST_PAST)
        this.early = this.calm([...step.events.slice(number), ...this.queue.flatMap((later) => later.events)])
        this.told = Math.min(this.told + 1, this.known.log.length)
        if (length > 0) {
          const sound = this.client?.sound?.(event)
          if (sound) play(sound)
          await this.rest(length)
          if (run !== this.run) return
        }
      }
      this.current = null
      this.show(step.look)
    }
    this.told = this.known.log.length
    this.playing = false
    this.hurried = false
    this.asked()
  }

  private length(event: GameEvent): number {
    if (this.hurried || document.visibilityState === 'hidden') return 0
    const length = pace(this.client?.length?.(event) ?? 500)
    return stillness() ? length * 0.6 : length
  }

  private rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.release = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Whether a question may be seen before these events are. */
  private calm(events: GameEvent[]): boolean {
    return events.every((event) => this.client?.calm?.(event) === true)
  }

  /** Show something once more that happened since I answered: until it is let go, or for a while. */
  showAgain(past: Past, kept: boolean): void {
    clearTimeout(this.againEnds)
    this.again = past
    announce(this.said(past.event.log))
    if (!kept) this.againEnds = setTimeout(() => this.letGo(), Math.max(1500, pace(this.client?.length?.(past.event) ?? 500)))
  }

  letGo(): void {
    clearTimeout(this.againEnds)
    this.again = null
  }

  /** Show the rest of what happened at once. */
  skip(): void {
    if (!this.playing) return
    this.hurried = true
    this.release?.()
  }

  private speak(event: GameEvent): void {
    announce(this.said(event.log))
  }

  /** A question has just come into view. */
  private asked(): void {
    const open = this.shown?.question
    if (open && !open.window) this.resting = false
    this.wish()
    const question = this.question
    if (!question || !this.known.table || this.pending) return
    // Others who answer the same sealed question do not ask mine anew.
    const asked = JSON.stringify([question.prompt, question.options.map((option) => option.answer)])
    if (asked === this.heard) return
    this.heard = asked
    announce(this.said(question.prompt))
    play('turn')
  }

  // ---- what I may do ----

  get question(): Question | null {
    if (this.known.seat === null || (this.playing && !this.early)) return null
    const question = (this.playing ? this.known.look : this.shown)?.question ?? null
    return question && this.leftToTheHall(question) ? null : question
  }

  /** Whether the hall answers this question for me, as I wished. */
  private leftToTheHall(question: Question): boolean {
    if (this.resting && question.window) return true
    if (!settings.skipPointless) return false
    const alone = this.chairs.filter((chair) => chair.kind === 'person').length === 1 && !this.known.table?.watching
    return question.idle !== null || (question.window && question.options.length === 1 && alone)
  }

  /** Let the hall pass all windows until I am asked something else, or not. */
  passForNow(wanted: boolean): void {
    this.resting = wanted
    this.wish()
  }

  /** Tell the hall what it shall answer for me. */
  wish(): void {
    if (this.known.seat === null || this.known.table?.state !== 'playing') return
    const mode: Passing = this.resting ? 'all' : settings.skipPointless ? 'idle' : 'off'
    if (mode !== this.wished) this.order({ type: 'passing', id: newId(), mode })
    this.wished = mode
  }

  /** Answers that can be given right now. */
  get options(): Option[] {
    return this.pending ? [] : (this.question?.options ?? [])
  }

  /** Choose an option; with "confirm" on, a second time. */
  choose(option: Option): void {
    if (settings.confirm && this.chosen?.answer !== option.answer) {
      this.chosen = option
      announce(`${this.said(option.label)}. ${t('confirm-again')}`)
      return
    }
    this.answer(option)
  }

  answer(option: Option): void {
    if (this.pending || !this.question) return
    this.chosen = null
    this.hints = null
    this.heard = ''
    this.since = []
    this.again = null
    this.skip()
    play('choose')
    const id = this.order({ type: 'answer', id: newId(), seq: this.known.seq, answer: option.answer })
    this.pending = { id, answer: option.answer }
  }

  /** Whether a hint may be asked for now. */
  get mayAsk(): boolean {
    return !!this.token && this.known.table?.hints === true && !!this.question && !this.pending
  }

  /** Ask a bot what it would do. */
  async askHint(): Promise<void> {
    const question = this.question
    if (!this.mayAsk || this.hints !== null || !this.token) return
    this.hints = true
    announce(t('hint-thinking'))
    try {
      const found = await api.hint(this.id, this.token)
      if (this.question !== question || this.pending) return
      this.hints = found
      this.pointed = found[0]?.answer ?? null
      announce(found.map((hint) => `${this.said(hint.label)}: ${this.sayShare(hint)}. ${this.said(hint.reason)}`).join(' '))
    } catch (error) {
      if (this.question === question) this.hints = null
      if ((error as { key?: string }).key !== 'stale') tell(sayError(error), 'wrong')
    }
  }

  sayShare(hint: Hint): string {
    return t('hint-share', { share: t('percent', { value: 100 * hint.share }) })
  }

  /** The option a hint is about, for the board to show. */
  get hinted(): Option | null {
    return this.pointed === null ? null : (this.options.find((option) => option.answer === this.pointed) ?? null)
  }

  undo(): void {
    this.order({ type: 'undo', id: newId() })
  }

  consent(yes: boolean, seq: number): void {
    this.order({ type: 'consent', id: newId(), yes, seq })
  }

  offerDraw(): void {
    this.order({ type: 'draw', id: newId() })
  }

  resign(): void {
    this.order({ type: 'resign', id: newId() })
  }

  claim(seat: number): void {
    this.order({ type: 'claim', id: newId(), seat })
  }

  comeBack(): void {
    this.order({ type: 'return', id: newId() })
  }

  chat(text: string): void {
    this.order({ type: 'chat', id: newId(), text })
  }

  /** Send, and again after a lost connection until the hall has answered. */
  private order(message: Extract<ToHall, { id: string }>): string {
    this.waiting.set(message.id, message)
    this.connection.send(message)
    return message.id
  }

  /** A phrase as this table says it. */
  private said(phrase: Phrase): string {
    return this.words?.say(phrase) ?? ''
  }

  /** What a seat is called: its person's name, else its place. */
  seatName(seat: number): string {
    return this.names[seat] ?? t('seat', { number: seat + 1 })
  }
}
