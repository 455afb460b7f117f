// Any game that has no board of its own: drawn from what its table says it is made of.

import type { GameClient } from '../registry'
import './world.css'
import Board from './Board.svelte'
import { isPlaced } from './board'
import Dock from './Dock.svelte'
import Seat from './Seat.svelte'

export const client: GameClient = {
  id: 'plain',
  Board,
  Dock,
  Seat,
  world: 'world-plain',
  placed: isPlaced,
  retold: () => true,
  length: () => 900,
}
