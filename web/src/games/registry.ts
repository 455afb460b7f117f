// Which board a game has. A new game adds one entry here and a folder beside this file.

import type { Component } from 'svelte'
import type { Draw } from '../lib/fair'
import type { Card, Components, GameEvent, Look, Moment, Option, Refused } from '../lib/protocol'
import type { Sound } from '../lib/sound'
import type { Texts } from '../lib/texts'
import type { IconName } from '../parts/icons'

/** What a board gets, and what it may ask the table to do. */
export interface BoardProps {
  look: Look
  components: Components
  event: GameEvent | null
  /** What has been shown so far. */
  log: GameEvent[]
  options: Option[]
  refused: Refused[]
  chosen: Option | null
  words: Texts
  cards: Card[]
  /** What the seats are called at this table. */
  names?: string[]
  choose(options: Option[], title: string): void
  refuse(refused: Refused): void
  zoom(card: string): void
}

export interface SeatProps {
  seat: number
  look: Look
  components: Components
  words: Texts
  zoom(card: string): void
}

export interface FaceProps {
  option: Option
  look: Look
  cards: Card[]
  words: Texts
}

export interface CardProps {
  card: Card
  words: Texts
}

/** What a game asks before a table is made, in place of some of its options. */
export interface SetupProps {
  options: Record<string, string | number | boolean>
  seats: number
  /** A deck that was just built. */
  deck: string
  words: Texts
}

/** A table of figures after the game. */
export interface Figures {
  heads: string[]
  rows: { name: string; figures: (string | number)[] }[]
}

export interface GameClient {
  id: string
  Board: Component<BoardProps>
  /** Under each seat: what lies before it. */
  Seat?: Component<SeatProps>
  /** How an option looks in the prompt bar, instead of words. */
  Face?: Component<FaceProps>
  hasFace?(option: Option): boolean
  /** Options lie on the board too, so the prompt bar shows them small. */
  slim?: boolean
  /** The card an option is about, if it is not named in the option itself. */
  cardOf?(option: Option): string | null
  /** A card as it is printed. */
  CardFace?: Component<CardProps>
  /** Carry out an event on what is shown, as well as it can be done. */
  patch?(components: Components, event: GameEvent): void
  /** How long an event is shown, in milliseconds at normal speed. */
  length?(event: GameEvent): number
  sound?(event: GameEvent): Sound | null
  icon?(event: GameEvent): IconName
  /** The rule a line of the log rests on, as in `rule-<key>`. */
  rule?(event: GameEvent): string | null
  /** The dice an event shows. */
  faces?(event: GameEvent): number[]
  /** The answer to a question that can change nothing. */
  pointless?(look: Look): string | null
  /** Such answers are many here: they are told to screen readers only. */
  quiet?: boolean
  /** Options that mean something only when another one has a certain value. */
  needs?: Record<string, [option: string, value: string]>
  /** Stands for these options on the page of a new table. */
  Setup?: Component<SetupProps, object, 'options'>
  setupOptions?: string[]
  /** A page on which something for this game is made, named in its texts. */
  workshop?: { route: string; name: string }
  /** How many seats go with some options. */
  seatsFor?(options: Record<string, unknown>): [number, number] | null
  figures?(log: GameEvent[], words: Texts): Figures
  /** Every draw from the dice, in order, for checking them. */
  draws?(moments: Moment[], options: Record<string, unknown>, seats: number, cards: Card[], eyes: Moment[][]): Draw[]
  /** Cards are drawn in secret: to check them one must look with the eyes of every seat. */
  secretive?: boolean
}

const CLIENTS: Record<string, () => Promise<{ client: GameClient }>> = {
  warriorz: () => import('./warriorz/client'),
  quarriors: () => import('./quarriors/client'),
  shadespire: () => import('./shadespire/client'),
  shazar: () => import('./shazar/client'),
  pig: () => import('./pig/client'),
}

/** How many play when somebody wants to play at once, if it is not four. */
export const QUICK_SEATS: Record<string, number> = { quarriors: 2, shadespire: 2, shazar: 2 }

/** Whether a game has a board of its own; the lobby offers only those. */
export const hasBoard = (game: string): boolean => game in CLIENTS

/** The client of a game; one without its own is shown as plain lists. */
export async function clientOf(game: string): Promise<GameClient> {
  const load = CLIENTS[game]
  if (load) return (await load()).client
  const { client } = await import('./plain/client')
  return { ...client, id: game }
}
