// Which board a game has: `web/client.ts` in its folder. Pages of its own lie in `web/pages`, by the first word of their address.

import type { Component } from 'svelte'
import type { Layout } from '../lib/layout'
import type { Card, Components, GameEvent, Look, Option, Refused } from '../lib/protocol'
import type { Sound } from '../lib/sound'
import type { Texts } from '../lib/texts'
import type { IconName } from '../parts/icons'

/** What a board gets, and what it may ask the table to do. */
export interface BoardProps {
  layout?: Layout
  look: Look
  components: Components
  event: GameEvent | null
  /** What has been shown so far. */
  log: GameEvent[]
  options: Option[]
  refused: Refused[]
  chosen: Option | null
  /** Answers to point at: the chosen one, what a hint names, or all that a lesson accepts. */
  marked?: Option[]
  words: Texts
  cards: Card[]
  /** What the seats are called at this table. */
  names?: string[]
  /** One option is answered; several become a ring of deeds at the thing that was pressed. */
  choose(options: Option[], title: string): void
  refuse(refused: Refused): void
  zoom(card: string): void
}

/** What is mine, below the board: it gets what the board gets. */
export type DockProps = BoardProps

/** A word in the bar: the round, the phase. */
export interface Chip {
  id: string
  text: string
  icon?: IconName
  /** What it means, for whoever points at it. */
  help?: string
}

export interface SeatProps {
  seat: number
  /** Little room: one line of figures. */
  compact?: boolean
  look: Look
  components: Components
  words: Texts
  zoom(card: string): void
}

export interface EmblemProps {
  seat: number
  look: Look
  components: Components
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

/** A page of a game's own gets the words of its address behind the first. */
export interface PageProps {
  path: string[]
}

export interface GameClient {
  id: string
  /** Fits the box it is given, whatever its size. */
  Board: Component<BoardProps>
  /** What is mine: hand, pool, cards. Without it the board has its room, and my seat is a tile like the others. */
  Dock?: Component<DockProps>
  /** On a wide screen the dock stands beside the board, which has the whole height; `--dock-beside` is its width. */
  dockBeside?: boolean
  /** In the tile of a rival: what lies before it. */
  Seat?: Component<SeatProps>
  /** A seat in a picture: on the steps of the result. */
  Emblem?: Component<EmblemProps>
  /** Whether an answer lies on the board or in the dock; the question line leaves it out. */
  placed?(option: Option, look: Look): boolean
  /** The class that sets the game's colours, from a style sheet of its own. */
  world?: string
  /** Words in the bar: round, phase. */
  chips?(look: Look, words: Texts): Chip[]
  /** The sign of an answer in a ring of deeds. */
  deedIcon?(option: Option): IconName | null
  /** What an answer is called there, where the thing itself says whom it is about. */
  deedName?(option: Option, words: Texts): string | null
  /** How an option looks in the list of all answers, instead of words. */
  Face?: Component<FaceProps>
  hasFace?(option: Option): boolean
  /** The card an option is about, if it is not named in the option itself. */
  cardOf?(option: Option): string | null
  /** Keys before a card's id under which it may be named, and before that of a group; the first that is there counts. */
  cardNames?: string[]
  groupNames?: string[]
  /** What lies with a card, for whoever looks at it closely: words of the game, each with cards. */
  besides?(card: string, look: Look): { name: string; cards: string[] }[]
  /** A card as it is printed. */
  CardFace?: Component<CardProps>
  /** How long an event is shown, in milliseconds at normal speed. */
  length?(event: GameEvent): number
  /** The event gives nothing away, so what is asked after it may be answered while it is still shown. */
  calm?(event: GameEvent): boolean
  /** The seat whose deed an event is, where the event does not name it. */
  doer?(event: GameEvent, look: Look): number | undefined
  /** Done by a rival, the event is worth a tile in the ribbon "since your turn". */
  retold?(event: GameEvent, look: Look): boolean
  /** How much an event decides: the weightiest are told with the result. */
  weight?(event: GameEvent): number
  sound?(event: GameEvent): Sound | null
  icon?(event: GameEvent): IconName
  /** The pictures of the game in a minute. */
  MinutePicture?: Component<{ part: 'goal' | 'turn' | 'win' | 'first' }>
  /** Lines of this kind fold into one where they follow each other: set-up, hidden draws. */
  folds?(event: GameEvent): boolean
  /** Stands behind a line of the story: its dice as they fell. */
  Aside?: Component<{ event: GameEvent; words: Texts }>
  /** The argument of a line that it is shown instead of; the words are for those who listen. */
  asideFor?(event: GameEvent): string | null
  /** Stands for these options on the page of a new table. */
  Setup?: Component<SetupProps, object, 'options'>
  setupOptions?: string[]
  /** A page on which something for this game is made (the words of its address), named in its texts. */
  workshop?: { route: string[]; name: string }
}

/** The key under which a game names a card. */
export const cardKey = (client: GameClient | null, words: Texts, card: string): string =>
  (client?.cardNames ?? []).map((lead) => `${lead}-${card}`).find((key) => words.has(key)) ?? `card-${card}`

const FOUND = import.meta.glob<{ client: GameClient }>('../../../src/dicehall/games/*/web/client.ts')
const CLIENTS = Object.fromEntries(Object.entries(FOUND).map(([path, load]) => [path.split('/').at(-3), load]))

const PAGES_FOUND = import.meta.glob<{ default: Component<PageProps> }>('../../../src/dicehall/games/*/web/pages/*.svelte')
const PAGES = Object.fromEntries(Object.entries(PAGES_FOUND).map(([path, load]) => [path.split('/').at(-1)?.replace('.svelte', ''), load]))

/** A page that a game brings, by the first word of its address. */
export const pageOf = (word: string): (() => Promise<{ default: Component<PageProps> }>) | undefined => PAGES[word]

/** The client of a game; one without its own is drawn from what its table says it is made of. */
export async function clientOf(game: string): Promise<GameClient> {
  const load = CLIENTS[game]
  if (load) return (await load()).client
  const { client } = await import('./plain/client')
  return { ...client, id: game }
}
