// What an event shows on the map: something flies, is marked at a figure, is rolled, or a card is turned up.

import type { GameEvent } from '$shell/lib/protocol'
import type { Texts } from '$shell/lib/texts'
import type { IconName } from '$shell/parts/icons'
import { cardCalled, effectName, type Realm } from './model'

const seatOf = (word: unknown) => Number(word ?? 0) - 1

/** Something flies from hex to hex; its kind is that of its card. */
export interface Flight {
  from: string
  to: string
  kind: string
}

export function flightOf(where: Realm, event: GameEvent | null): Flight | null {
  if (!event) return null
  const stands = (word: unknown) => where.mages[seatOf(word)]?.hex ?? null
  const way = (from: string | null, to: string | null, kind: string) => (from && to && from !== to ? { from, to, kind } : null)
  switch (event.event) {
    case 'cast':
      return way(stands(event.seat), stands(event.target), cardCalled(String(event.spell))?.kind ?? 'attack')
    case 'hit':
    case 'missed':
    case 'reflected':
      return way(stands(event.seat), stands(event.target), 'attack')
    case 'trap-laid':
    case 'hex-blocked':
      return way(stands(event.seat), String(event.hex), 'curse')
    case 'stolen':
      return way(stands(event.victim), stands(event.seat), 'fate')
    default:
      return null
  }
}

/** A word or a number at a figure. */
export interface Mark {
  seat: number
  icon: IconName
  text: string
  good: boolean
}

const SIGNS: Record<string, [icon: IconName, good: boolean]> = {
  hurt: ['drop', false], withered: ['drop', false], healed: ['heart', true], 'extra-life': ['heart', true], absorbed: ['shield', true],
  'heal-blocked': ['cross', false], marked: ['link', false], unmarked: ['undo', true], 'no-room': ['cross', false], skips: ['pause', false],
  skipped: ['pause', false], held: ['lock', false], evaded: ['next', true], cancelled: ['cross', false], reflected: ['again', true],
  hit: ['sword', false], missed: ['shield', true], died: ['skull', false], out: ['skull', false], reborn: ['heart', true], taken: ['amulet', true],
  'take-failed': ['cross', false], delivered: ['trophy', true], lucky: ['die', true], guarded: ['shield', true], truce: ['flag', true],
}
const STRUCK = ['hit', 'missed']

export function markOf(where: Realm, words: Texts, event: GameEvent | null): Mark | null {
  const sign = event ? SIGNS[event.event] : undefined
  if (!event || !sign) return null
  const [icon, good] = sign
  const seat = seatOf(STRUCK.includes(event.event) ? event.target : event.seat)
  const mark = { seat, icon, text: '', good }
  if (event.event === 'hurt' || event.event === 'withered') mark.text = `−${event.lives}`
  else if (event.event === 'healed' || event.event === 'extra-life') mark.text = `+${event.lives}`
  else if (event.event === 'absorbed') mark.text = String(event.lives)
  else if (event.event === 'skips') mark.text = `+${event.count}`
  else if (event.event === 'hit') mark.text = words.text('board-hit')
  else if (event.event === 'missed') mark.text = words.text('board-miss')
  else if (event.event === 'guarded') mark.good = Number(event.won) > 0
  else if (event.event === 'marked' || event.event === 'unmarked') {
    const effect = where.mages[seat]?.effects.find((one) => one.id === event.effect)
    mark.text = effect ? effectName(words, effect) : words.has(`card-${event.effect}`) ? words.text(`card-${event.effect}`) : words.text(`status-${event.effect}`)
    if (effect && event.event === 'marked') mark.good = effect.polarity === 'positive'
  }
  return mark
}

/** Dice on the table, at the figure of a seat. */
export interface Thrown {
  at: number
  rolls: { seat: number; value: number | null; bare: number | null }[]
  need: number
  /** Whether it was enough, as soon as that is known. */
  won: boolean | null
  attack: boolean
}

const SHOWN = ['rolled', 'answered', 'hit', 'missed', 'tied', 'rerolled', 'lucky', 'fate-played']

export function thrownOf(where: Realm, event: GameEvent | null): Thrown | null {
  if (event?.event === 'first-roll') return { at: seatOf(event.seat), rolls: [{ seat: seatOf(event.seat), value: Number(event.roll), bare: null }], need: 0, won: null, attack: false }
  if (event?.event === 'hit' || event?.event === 'missed') {
    const rolls = [
      { seat: seatOf(event.seat), value: Number(event.roll), bare: null },
      { seat: seatOf(event.target), value: Number(event.other), bare: null },
    ]
    return { at: seatOf(event.target), rolls, need: 0, won: event.event === 'hit', attack: true }
  }
  if (event && !SHOWN.includes(event.event)) return null
  const { attack, roll } = where
  if (attack) {
    const first = attack.roll ?? (roll ? roll.value : null)
    if (first === null) return null
    const second = attack.other ?? (attack.roll !== null && roll ? roll.value : null)
    const bare = roll && roll.bare !== roll.value ? roll.bare : null
    const rolls = [
      { seat: attack.seat, value: first, bare: attack.roll === null ? bare : null },
      { seat: attack.target, value: second, bare: attack.roll === null ? null : bare },
    ]
    return { at: attack.target, rolls, need: 0, won: null, attack: true }
  }
  if (event?.event === 'rolled') {
    const [seat, bare, value, need] = [seatOf(event.seat), Number(event.roll), Number(event.value), Number(event.need)]
    return { at: seat, rolls: [{ seat, value, bare: bare === value ? null : bare }], need, won: need > 0 ? value >= need : null, attack: false }
  }
  if (!roll) return null
  const { seat, bare, value } = roll
  return { at: seat, rolls: [{ seat, value, bare: bare === value ? null : bare }], need: roll.need ?? 0, won: roll.need ? value >= roll.need : null, attack: false }
}

const REVEALS: Record<string, string> = {
  cast: 'spell', 'fate-fired': 'fate', 'fate-played': 'fate', 'fate-kept': 'fate', answered: 'artifact', 'trap-sprung': 'spell', stolen: 'spell',
  discarded: 'spell', taken: 'artifact', delivered: 'artifact',
}

/** The card that is turned up, and at whose figure; a spell another has declared stays until it is answered. */
export function revealedOf(where: Realm, event: GameEvent | null, me: number | null): { card: string; seat: number; target: number | null } | null {
  if (event) {
    const what = REVEALS[event.event]
    const card = what ? event[what] : null
    return typeof card === 'string' ? { card, seat: seatOf(event.seat), target: event.target === undefined ? null : seatOf(event.target) } : null
  }
  const casting = where.casting
  return casting?.card && casting.seat !== me && !where.attack ? { card: casting.card, seat: casting.seat, target: casting.target } : null
}

/** What decides a game, beside the lives lost. */
const WEIGHTS: Record<string, number> = { delivered: 40, out: 40, taken: 30, died: 20, burnt: 20 }

export function weightOf(event: GameEvent): number {
  return WEIGHTS[event.event] ?? (event.event === 'hurt' ? Number(event.lives) : 0)
}
