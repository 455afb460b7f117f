// A table as the page shows it: what is known, what is being shown, and what I have sent.

import { Connection, type Status } from './connection'
import { fold, nothing, type Known } from './fold'
import * as kept from './kept'
import { api } from './api'
import { announce, tell } from './live.svelte'
import type { Chair, Components, FromHall, GameEvent, Hint, Look, Option, Phrase, Question, ToHall } from './protocol'
import { pace, settings, stillness } from './settings.svelte'
import { play } from './sound'
import { chairNames, sayError, t, textsAt } from './words.svelte'
import type { Texts } from './texts'
import type { GameClient } from '../games/registry'

interface Step {
  events: GameEvent[]
  look: Look
}

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((x) => x.toString(36).padStart(2, '0')).join('')
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
  /** How many lines of the log have been shown. */
  told = $state(0)

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
  /** The game's texts, which call the seats so. */
  words: Texts | null = $derived(textsAt(this.known.table?.game ?? 'common', this.chairs))

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
        const hello: ToHall = { type: 'hello', seq: this.known.seq }
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
        if (this.known !== before) this.step({ events: message.events, look: message.look })
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
        tell(sayError({ key: message.error, message: message.text }), 'wrong')
        break
      case 'chat':
        if (message.line.seat !== this.known.seat) {
          play('chat')
          announce(`${message.line.name ?? t('spectator')}: ${message.line.text}`)
        }
        break
      case 'table':
        this.client?.id === message.table.game && kept.note(message.table.table, message.table.commitment)
        break
    }
  }

  private welcome(): void {
    if (this.status === 'lost') announce(t('connection-back'))
    this.status = 'open'
    this.clockAt = Date.now()
    const table = this.known.table
    if (table) kept.note(table.table, table.commitment)
    for (const message of this.waiting.values()) this.connection.send(message)
    this.jump()
  }

  /** Show what is known at once. */
  private jump(): void {
    this.queue = []
    this.run++
    this.playing = false
    this.hurried = false
    this.release?.()
    this.current = null
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
    this.queue.push(step)
    if (!this.playing) void this.playOn()
  }

  /** Play what is queued, event by event. */
  private async playOn(): Promise<void> {
    this.playing = true
    const run = ++this.run
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      for (const event of step.events) {
        this.speak(event)
        const length = this.length(event)
        if (this.client?.patch && !this.hurried) {
          const twin = structuredClone(this.components)
          this.client.patch(twin, event)
          this.components = twin
        }
        this.current = event
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
    const question = this.question
    if (!question || !this.known.table || this.pending) return
    const pointless = settings.skipPointless && this.shown ? this.client?.pointless?.(this.shown) : null
    const option = pointless ? question.options.find((one) => one.answer === pointless) : null
    if (option) {
      const answered = t('answered-for-you', { option: option.label, text: this.said(option.label) })
      if (this.client?.quiet) announce(answered)
      else tell(answered)
      this.answer(option)
      return
    }
    announce(this.said(question.prompt))
    play('turn')
  }

  // ---- what I may do ----

  get question(): Question | null {
    if (this.playing || this.known.seat === null) return null
    return this.shown?.question ?? null
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

  consent(yes: boolean): void {
    this.order({ type: 'consent', id: newId(), yes })
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
