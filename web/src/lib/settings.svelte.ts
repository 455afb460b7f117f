// How one person likes the page.

import { read, write } from './kept'
import { preferred, type Language } from './texts'

export interface Settings {
  language: Language
  speed: 'slow' | 'normal' | 'fast' | 'instant'
  theme: 'auto' | 'light' | 'dark'
  contrast: 'normal' | 'high'
  size: 'normal' | 'large' | 'largest'
  sound: boolean
  /** How loud, of 100. */
  volume: number
  /** Tell me, by the system, that it is my turn while I look elsewhere. */
  notify: boolean
  confirm: boolean
  skipPointless: boolean
  /** The bots that sit down when somebody wants to play at once. */
  bot: string
}

const KEY = 'dicehall.settings'

const DEFAULTS: Settings = {
  language: preferred(typeof navigator === 'undefined' ? [] : navigator.languages),
  speed: 'normal',
  theme: 'auto',
  contrast: 'normal',
  size: 'normal',
  sound: false,
  volume: 60,
  notify: false,
  confirm: false,
  skipPointless: true,
  bot: 'level-2',
}

export const settings: Settings = $state({ ...DEFAULTS, ...read<Partial<Settings>>(KEY, {}) })

/** Keep the settings, and tell the style sheet; call once, inside an effect root. */
export function watchSettings(): void {
  $effect(() => {
    write(KEY, $state.snapshot(settings))
    const root = document.documentElement
    root.lang = settings.language
    root.dataset.theme = settings.theme
    root.dataset.contrast = settings.contrast
    root.dataset.size = settings.size
    root.dataset.speed = settings.speed
  })
}

export function stillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** How long something that takes `ms` at normal speed is shown. */
export function pace(ms: number): number {
  return ms * { slow: 1.8, normal: 1, fast: 0.4, instant: 0 }[settings.speed]
}
