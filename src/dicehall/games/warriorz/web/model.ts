// The arena as the view describes it (src/dicehall/games/warriorz/view.py).

import type { Components } from '$shell/lib/protocol'
import type { Texts } from '$shell/lib/texts'
import type { IconName } from '$shell/parts/icons'

export interface Warrior {
  id: string
  seat: number
  team: number
  zone: string | null
  lives: number
  start_lives: number
  size: number
  defence: number | null
  card: string | null
  glory: number
  trophies: number
  amulet: boolean
  unhurt: boolean
  stolen_large: number
  shock: number
  skull: string | null
  face_down: boolean
  chosen: string | null
  hand: string[]
  played: string[]
}

export interface Roll {
  warrior: string
  targets: string[]
  faces: number[]
  bonus: number
  fixed: number[]
  picked: number[]
}

export interface Arena {
  game: 'warriorz'
  mode: string
  round: number
  rounds: number
  acting: string | null
  warriors: Warrior[]
  roll: Roll | null
  turn: { warrior: string; moves: number; attacks: number[]; skull: boolean } | null
  winner: number | null
}

export const OUTER = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west']
export const ZONES = [...OUTER, 'centre']

export function arena(components: Components): Arena {
  return components as unknown as Arena
}

export function find(where: Arena, id: unknown): Warrior | undefined {
  return where.warriors.find((warrior) => warrior.id === id)
}

/** Colours of the figures; each has its own silhouette and letter too. */
export const COLOURS: Record<string, { main: string; dark: string; light: string; ink: string }> = {
  agaric: { main: '#7b4a9c', dark: '#46265e', light: '#d9c2ea', ink: '#ffffff' },
  jojoba: { main: '#4c7a25', dark: '#2a4a12', light: '#d3e6ba', ink: '#ffffff' },
  bonsai: { main: '#2f66a8', dark: '#173a66', light: '#c2d8f0', ink: '#ffffff' },
  cactus: { main: '#8b9296', dark: '#43494d', light: '#e3e7e9', ink: '#1c1f21' },
  burdock: { main: '#d9822b', dark: '#7d420b', light: '#f7ddba', ink: '#2b1500' },
  sorgho: { main: '#3b3531', dark: '#171311', light: '#cfc8c2', ink: '#ffffff' },
  baobab: { main: '#8a5a34', dark: '#4b2d15', light: '#e6d0b8', ink: '#ffffff' },
  zamioculcas: { main: '#b3282d', dark: '#651014', light: '#f3c3c0', ink: '#ffffff' },
}

export function colours(id: string) {
  return COLOURS[id] ?? { main: '#777', dark: '#333', light: '#ddd', ink: '#fff' }
}

/** A sign for each team, so that colour is never alone. */
export const TEAM_SIGNS = ['●', '▲', '■', '◆', '★', '✚', '⬟', '✖']
export const TEAM_COLOURS = ['#1d5fa8', '#b3472a', '#2e7d46', '#7a4aa0', '#9a7300', '#a0356b', '#2d7a80', '#5c5c5c']

/** Whether several warriors fight on one side. */
export function teams(where: Arena): boolean {
  return new Set(where.warriors.map((warrior) => warrior.team)).size < where.warriors.length
}

export interface Figure {
  id: string
  icon: IconName
  name: string
  value: string
  of?: number
  help: string
  rule?: string
}

/** What lies on a warrior, as signs and numbers that explain themselves. */
export function figuresOf(warrior: Warrior, words: Texts): Figure[] {
  const found: Figure[] = []
  const add = (id: string, icon: IconName, key: string, value: string, more: Partial<Figure> = {}) =>
    found.push({ id, icon, name: words.text(key), value, help: words.text(words.has(`${key}.help`) ? `${key}.help` : key), ...more })
  if (warrior.lives === 0) {
    add('out', 'skull', 'token-out', words.text('token-out'), { rule: 'wounds.out' })
    return found
  }
  add('lives', 'heart', 'stat-lives', String(warrior.lives), { of: warrior.start_lives, rule: 'wounds' })
  add('defence', 'shield', 'stat-defence', warrior.defence === null ? '⚄' : String(warrior.defence), { rule: 'attack.hit' })
  add('glory', 'star', 'stat-glory', String(warrior.glory), { rule: 'wounds.glory' })
  if (warrior.trophies) add('trophies', 'trophy', 'stat-trophies', String(warrior.trophies), { rule: 'wounds.out' })
  if (warrior.unhurt) add('unhurt', 'drop', 'stat-unhurt', '3', { rule: 'first-wound' })
  if (warrior.amulet) add('amulet', 'amulet', 'token-amulet', '', { rule: 'amulet' })
  if (warrior.skull) add('skull', 'skull', 'token-skull', '', { rule: 'special.skull' })
  if (warrior.shock) add('shock', 'bolt', 'stat-shock', `${warrior.shock > 0 ? '+' : '−'}${Math.abs(warrior.shock)}`, { rule: 'special.shock' })
  if (warrior.face_down) add('face-down', 'card', 'token-face-down', '', { rule: 'choice.secret' })
  return found
}
