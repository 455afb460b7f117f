// Any game that has no board of its own yet.

import type { GameClient } from '../registry'
import Board from './Board.svelte'

export const client: GameClient = { id: 'plain', Board }
