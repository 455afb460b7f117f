// Pig in the browser.

import type { GameClient } from '$shell/games/registry'
import './world.css'
import Board from './Board.svelte'

export const client: GameClient = {
  id: 'pig',
  Board,
  world: 'world-pig',
  chips: (look, words) => {
    const { round, rounds } = look.components as { round: number; rounds: number }
    return [{ id: 'round', icon: 'hourglass', text: `${words.text('round', { round })} / ${rounds}` }]
  },
  placed: (option) => option.do.verb === 'roll',
  retold: () => true,
  weight: (event) => (event.event === 'rolled' ? 0 : Number(event.points)),
  length: (event) => (event.event === 'rolled' ? 1150 : 600),
  sound: (event) => (event.event === 'rolled' ? 'dice' : event.event === 'lost' ? 'out' : 'card'),
  icon: (event) => (event.event === 'rolled' ? 'die' : event.event === 'lost' ? 'cross' : 'check'),
}
