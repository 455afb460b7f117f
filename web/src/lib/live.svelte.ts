// What happened, for those who listen instead of looking; and short notes for those who look.

import { untrack } from 'svelte'

interface Note {
  id: number
  text: string
  kind: 'info' | 'wrong'
}

export const spoken: { lines: { id: number; text: string }[] } = $state({ lines: [] })
export const notes: { list: Note[] } = $state({ list: [] })

let next = 1

/** Let the live region say something. */
export function announce(text: string): void {
  const id = next++
  untrack(() => {
    spoken.lines.push({ id, text })
    if (spoken.lines.length > 30) spoken.lines.shift()
  })
  setTimeout(() => {
    const at = spoken.lines.findIndex((line) => line.id === id)
    if (at >= 0) spoken.lines.splice(at, 1)
  }, 15_000)
}

/** Show a short note, and say it. */
export function tell(text: string, kind: Note['kind'] = 'info'): void {
  const id = next++
  untrack(() => {
    notes.list = [...notes.list.filter((note) => note.text !== text), { id, text, kind }].slice(-3)
  })
  announce(text)
  setTimeout(() => dismiss(id), 5000)
}

export function dismiss(id: number): void {
  notes.list = notes.list.filter((note) => note.id !== id)
}
