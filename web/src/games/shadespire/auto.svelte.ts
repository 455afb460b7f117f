// Passing by itself: what one player wants, kept in this browser.

import { read, write } from '../../lib/kept'
import type { Look } from '../../lib/protocol'
import { onlyPass } from './model'

const KEY = 'dicehall.shadespire.passing'

interface Passing {
  /** Pass whenever nothing else can be answered. */
  idle: boolean
  /** Pass power steps and reactions until the own activation. */
  rest: boolean
}

export const passing: Passing = $state({ idle: read<boolean>(KEY, true), rest: false })

export function passIdly(wanted: boolean): void {
  passing.idle = wanted
  write(KEY, wanted)
}

const WINDOWS = ['power-step', 'reactions']

/** The answer to a question that can change nothing, or that the player does not want to see. */
export function pointless(look: Look): string | null {
  const question = look.question
  if (!question) return null
  if (question.kind === 'activate') passing.rest = false
  if (passing.idle && onlyPass(question.options)) return 'pass'
  if (passing.rest && WINDOWS.includes(question.kind) && question.options.some((option) => option.answer === 'pass')) return 'pass'
  return null
}
