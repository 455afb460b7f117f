// The arena as the view describes it (src/dicehall/games/warriorz/view.py).

import type { Components } from '../../lib/protocol'

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
  acting: string | null
  warriors: Warrior[]
  roll: Roll | null
  turn: { warrior: string; moves: number; attacks: number[]; skull: boolean } | null
  winner: number | null
}

export const ROUNDS = 7
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
