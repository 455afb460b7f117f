// What a sign or a number means: shown on pointing, focus or a long press, with the way to its rule.

import { on } from 'svelte/events'
import { longPress } from './touch'

export interface Meaning {
  text: string
  /** The key of its rule, with dots or underscores. */
  rule?: string | undefined
  /** Told to a finger that rests there, not to whoever passes by. */
  slow?: boolean
}

export const explained: { meaning: Meaning | null; at: Element | null; kept: boolean } = $state({ meaning: null, at: null, kept: false })

let timer: ReturnType<typeof setTimeout> | undefined

function show(node: Element, meaning: Meaning, after: number, kept = false) {
  clearTimeout(timer)
  timer = setTimeout(() => {
    explained.meaning = meaning
    explained.at = node
    explained.kept = kept
  }, after)
}

export function hush(): void {
  clearTimeout(timer)
  explained.meaning = null
  explained.at = null
  explained.kept = false
}

/** `use:explain={{ text, rule }}` on any sign or number; what is no button opens it by a click too. */
export function explain(node: Element, meaning: Meaning | string) {
  let now: Meaning = typeof meaning === 'string' ? { text: meaning } : meaning
  const enter = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && !now.slow && show(node, now, 250)
  const leave = () => !(explained.kept && explained.at === node) && hush()
  const focus = () => node.matches(':focus-visible') && !now.slow && show(node, now, 0)
  const plain = () => !node.closest('button, a, [role=button], summary, label')
  const click = () => plain() && show(node, now, 0, true)
  const pressed = longPress(node, { begin: () => show(node, now, 0, true), end: () => undefined })
  const all: [string, (event: Event) => void][] = [['pointerenter', enter], ['pointerleave', leave], ['focus', focus], ['blur', leave], ['click', click]]
  // A thing that leaves with the focus on it says so while the page is being drawn: `on` keeps that apart.
  const off = all.map(([name, deed]) => on(node, name, deed))
  return {
    update(next: Meaning | string) {
      now = typeof next === 'string' ? { text: next } : next
    },
    destroy() {
      pressed.destroy()
      for (const stop of off) stop()
      if (explained.at === node) hush()
    },
  }
}
