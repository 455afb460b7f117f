// What an event does to the table that is shown, as well as it can be told; the next look puts it right.

import type { Components, GameEvent } from '../../lib/protocol'
import { city, find, joined, type Band, type City } from './model'

export function patch(components: Components, event: GameEvent): void {
  const where = city(components)
  if (!Array.isArray(where.bands)) return
  where.aims = []
  where.charges = {}
  onField(where, event)
  onFighter(where, event)
  const band = where.bands[Number(event.seat) - 1]
  if (band) onBand(where, band, event)
}

function onField(where: City, event: GameEvent): void {
  switch (event.event) {
    case 'board-chosen':
      if (where.boards.length === 0) where.boards.push({ face: String(event.board), x: 0, y: 0, turned: false, seat: Number(event.seat) - 1 })
      break
    case 'joined': {
      const base = where.boards[Number(event.base) - 1]
      if (base) where.boards.push({ face: String(event.board), ...joined(base, String(event.join)), seat: Number(event.seat) - 1 })
      break
    }
    case 'relic-placed':
    case 'token-placed':
      where.tokens.push({ hex: String(event.hex), number: null, relic: event.event === 'relic-placed' })
      break
    case 'token-removed':
      where.tokens = where.tokens.filter((token) => token.hex !== event.hex)
      break
    case 'blocked':
      where.shards.push(String(event.hex))
      break
    case 'round':
      where.round = Number(event.round)
      where.activations = where.activations.map(() => 4)
      break
    case 'end-phase':
      where.active = null
      break
    case 'attacked':
      where.attack = {
        attacker: String(event.fighter), target: String(event.target), attack: String(event.attack), dice: 0, support: 0, damage: 0,
        attack_faces: [], defence_faces: [], succeeded: false, rolled: false,
      }
      break
    case 'attack-roll':
      if (where.attack) where.attack.attack_faces = event.faces as number[]
      break
    case 'defence-roll':
      if (where.attack) where.attack.defence_faces = event.faces as number[]
      break
  }
}

function onFighter(where: City, event: GameEvent): void {
  const fighter = find(where, event.fighter)
  if (!fighter) return
  switch (event.event) {
    case 'deployed':
    case 'driven':
    case 'pushed':
      fighter.hex = String(event.hex)
      break
    case 'moved':
      fighter.hex = String(event.hex)
      fighter.moved = true
      fighter.guard = false
      break
    case 'returned':
      fighter.hex = String(event.hex)
      fighter.suffered = 0
      break
    case 'charged':
      fighter.charged = true
      fighter.guard = false
      break
    case 'guarded':
      fighter.guard = true
      break
    case 'damaged':
      fighter.suffered = Math.min(fighter.wounds, Number(event.suffered))
      break
    case 'healed':
      fighter.suffered = Math.max(0, fighter.suffered - Number(event.wounds))
      break
    case 'out':
      fighter.hex = null
      fighter.upgrades = []
      break
    case 'inspired':
      fighter.inspired = true
      break
    case 'equipped':
      fighter.upgrades.push(String(event.card))
      break
    case 'swapped': {
      const other = find(where, event.target)
      if (other) [fighter.hex, other.hex] = [other.hex, fighter.hex]
      break
    }
  }
}

function onBand(where: City, band: Band, event: GameEvent): void {
  const card = typeof event.card === 'string' ? event.card : null
  switch (event.event) {
    case 'first':
      where.active = band.seat
      break
    case 'glory':
      band.glory = Number(event.total)
      break
    case 'drew':
      band.hand_count++
      band.deck_count--
      if (card && band.hand && !band.hand.includes(card)) band.hand.push(card)
      break
    case 'drew-objective':
      band.objective_count++
      band.objective_deck_count--
      if (card && band.objectives && !band.objectives.includes(card)) band.objectives.push(card)
      break
    case 'played':
    case 'discarded':
      if (card) band.discards.push(card)
      leaveHand(band, card)
      break
    case 'equipped':
      band.spent++
      leaveHand(band, card)
      break
    case 'scored':
      if (card) band.scored.push(card)
      leaveObjectives(band, card)
      break
    case 'dropped':
    case 'replaced':
      if (card) band.dropped.push(card)
      leaveObjectives(band, card)
      break
  }
}

function leaveHand(band: Band, card: string | null): void {
  band.hand_count--
  band.hand = band.hand?.filter((one) => one !== card) ?? null
}

function leaveObjectives(band: Band, card: string | null): void {
  band.objective_count--
  band.objectives = band.objectives?.filter((one) => one !== card) ?? null
}
