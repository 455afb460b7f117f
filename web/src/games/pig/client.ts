// Pig in the browser.

import type { Components, GameEvent, Moment } from '../../lib/protocol'
import type { GameClient } from '../registry'
import Board from './Board.svelte'

interface Pig {
  scores: number[]
  turn: { seat: number; points: number } | null
}

function patch(components: Components, event: GameEvent): void {
  const pig = components as unknown as Pig
  const seat = Number(event.seat) - 1
  if (event.event === 'held') {
    pig.scores[seat] = event.score as number
    if (pig.turn) pig.turn.points = 0
  }
  if (event.event === 'lost' && pig.turn) pig.turn.points = 0
  if (event.event === 'rolled' && pig.turn && pig.turn.seat === seat) pig.turn.points += event.face as number
}

const RULES: Record<string, string> = { rolled: 'turn-roll', lost: 'turn-one', held: 'turn-hold' }

export const client: GameClient = {
  id: 'pig',
  Board,
  patch,
  length: (event) => (event.event === 'rolled' ? 1150 : 600),
  sound: (event) => (event.event === 'rolled' ? 'dice' : event.event === 'lost' ? 'out' : 'card'),
  icon: (event) => (event.event === 'rolled' ? 'die' : event.event === 'lost' ? 'cross' : 'check'),
  rule: (event) => RULES[event.event] ?? null,
  faces: (event) => (event.event === 'rolled' ? [event.face as number] : []),
  draws: (moments: Moment[]) =>
    moments
      .flatMap((moment) => moment.events)
      .filter((event) => event.event === 'rolled')
      .map((event) => ({ sides: 6, value: (event.face as number) - 1 })),
}
