// What an event does to the table that is shown, as well as it can be told; the next look puts it right.

import type { Components, GameEvent } from '../../lib/protocol'
import { dieOf, quarry, type Creature, type Pile, type Player, type QDie, type Quarry } from './model'

type Shown = Creature & { fallen?: boolean }

export function patch(components: Components, event: GameEvent): void {
  const where = quarry(components)
  if (event.event === 'picked') {
    where.picked?.push(String(event.card))
    return
  }
  if (!Array.isArray(where.players) || where.players.length === 0) return
  for (const player of where.players) player.creatures = player.creatures.filter((one) => !(one as Shown).fallen)
  if (event.event !== 'fired') where.about = null
  const me = where.players[Number(event.seat) - 1]
  if (me) told(where, me, event)
  const pool = where.players[where.turn?.seat ?? -1]?.pool ?? []
  if (where.turn) where.turn.available = pool.reduce((sum, die) => sum + die.quiddity, where.turn.quiddity)
  if (event.event === 'emptied') where.empty_cards = where.wilds.filter((wild) => wild.kind === 'creature' && wild.stock === 0).length
}

function told(where: Quarry, me: Player, event: GameEvent): void {
  const card = String(event.card ?? '')
  const beast = dieOf(String(event.creature ?? event.die ?? ''))
  const number = (key: string) => Number(event[key] ?? 0)
  switch (event.event) {
    case 'turn':
      where.round = number('round')
      where.attack = null
      where.turn = { seat: me.seat, phase: 'score', quiddity: 0, available: 0, captures: 1, discount: 0, scored: 0, fury: 0, losers: [] }
      break
    case 'scored': {
      const creature = take(me.creatures, (one) => one.die === beast.die || one.card === beast.card)
      add(me, 'used', beast.card)
      for (const spell of creature?.attached ?? []) add(me, 'used', spell.card)
      break
    }
    case 'gained':
      me.glory = number('total')
      break
    case 'culled':
      remove(me, 'used', card)
      stock(where, card, 1)
      break
    case 'fetched':
      remove(me, 'used', card)
      me.pool.push(dieOf(`${card}:?`))
      break
    case 'took':
      stock(where, card, -1)
      break
    case 'swapped': {
      const other = where.players[Number(event.owner) - 1]
      remove(me, 'used', card)
      add(me, 'used', String(event.other))
      if (other) {
        remove(other, 'used', String(event.other))
        add(other, 'used', card)
      }
      break
    }
    case 'captured':
      stock(where, card, -1)
      add(me, 'used', card)
      phase(where, 'capture')
      pay(where, me, number('price'))
      if (where.turn) where.turn.captures = Math.max(0, where.turn.captures - 1)
      break
    case 'refilled':
      // What is left in the bag has been drawn already and is told with the roll.
      for (const [one, count] of Object.entries(me.used)) me.bag[one] = (me.bag[one] ?? 0) + count
      me.bag_count += me.used_count
      me.used = {}
      me.used_count = 0
      break
    case 'drew':
      for (const word of event.dice as string[]) draw(me, dieOf(word))
      break
    case 'rolled':
      phase(where, 'roll')
      for (const word of event.dice as string[]) {
        const die = dieOf(word)
        if (!take(me.pool, (one) => one.shows === 'waiting' && one.card === die.card)) remove(me, 'bag', die.card)
        lay(where, me, die)
      }
      break
    case 'rerolled': {
      const dice = (event.dice as string[]).map(dieOf)
      const last = dice.at(-1)
      // The first of two has left the pool already.
      if (dice.length > 1 && last) take(me.pool, (one) => one.card === last.card)
      for (const die of dice) lay(where, me, die)
      break
    }
    case 'used':
      take(me.pool, (one) => one.die === event.die)
      if (!beast.reroll) add(me, 'used', beast.card) // else it is rolled again
      break
    case 'got-quiddity':
      if (where.turn) where.turn.quiddity += number('quiddity')
      break
    case 'got-capture':
      if (where.turn) where.turn.captures += number('captures')
      break
    case 'bargained':
      if (where.turn) where.turn.discount = number('discount')
      break
    case 'readied':
      phase(where, 'prepare')
      take(me.pool, (one) => one.die === event.die)
      me.spells.push(beast)
      break
    case 'summoned':
      phase(where, 'prepare')
      take(me.pool, (one) => one.die === beast.die)
      enter(where, me, beast)
      pay(where, me, number('price'))
      break
    case 'came-back':
      remove(me, 'used', beast.card)
      enter(where, me, beast)
      break
    case 'cast':
      take(me.spells, (one) => one.die === event.die)
      add(me, 'used', beast.card)
      break
    case 'attached': {
      const die = dieOf(String(event.die))
      take(me.spells, (one) => one.die === event.die)
      me.creatures.find((one) => one.die === event.creature)?.attached.push({ card: die.card, burst: die.burst })
      break
    }
    case 'shielded':
      me.shield += number('defence')
      break
    case 'attacked':
      phase(where, 'attack')
      where.attack = { defender: Number(event.defender) - 1, damage: number('attack'), surge: 0 }
      break
    case 'held-out':
      if (where.attack) where.attack.damage = 0
      break
    case 'defended':
      if (where.attack) where.attack.damage = Math.max(0, number('attack') - number('defence'))
      break
    case 'destroyed':
    case 'starved': {
      const creature = me.creatures.find((one) => one.die === beast.die) as Shown | undefined
      if (creature) creature.fallen = true
      for (const spell of creature?.attached ?? []) add(me, 'used', spell.card)
      add(me, 'used', beast.card)
      break
    }
    case 'to-the-pool':
      remove(me, 'used', card)
      me.pool.push(dieOf(`${card}:?`))
      break
    case 'set-aside':
      remove(me, 'used', card)
      me.aside[card] = (me.aside[card] ?? 0) + 1
      break
    case 'discarded':
      take(me.spells, (one) => one.die === event.die)
      add(me, 'used', beast.card)
      break
    case 'swept':
      for (const die of me.pool) add(me, 'used', die.card)
      me.pool = []
      where.attack = null
      break
  }
}

function phase(where: Quarry, to: string): void {
  if (where.turn) where.turn.phase = to
  if (to === 'capture') where.attack = null
}

function take<T>(things: T[], wanted: (thing: T) => boolean): T | undefined {
  const at = things.findIndex(wanted)
  return at < 0 ? undefined : things.splice(at, 1)[0]
}

function stock(where: Quarry, card: string, change: number): void {
  const wild = where.wilds.find((one) => one.card === card)
  if (wild) wild.stock = Math.max(0, wild.stock + change)
}

function add(me: Player, pile: 'bag' | 'used', card: string): void {
  me[pile][card] = (me[pile][card] ?? 0) + 1
  me[`${pile}_count`] += 1
}

function remove(me: Player, pile: 'bag' | 'used', card: string): void {
  const held: Pile = me[pile]
  const count = held[card] ?? 0
  if (count === 0) return
  if (count === 1) delete held[card]
  else held[card] = count - 1
  me[`${pile}_count`] -= 1
}

function draw(me: Player, die: QDie): void {
  remove(me, 'bag', die.card)
  me.pool.push(die)
}

/** Rows of dice are sorted by card and face, as the table keeps them. */
function lay(where: Quarry, me: Player, die: QDie): void {
  const slot = (one: QDie) => 8 * where.wilds.findIndex((wild) => wild.card === one.card) + one.face
  me.pool.push(die)
  me.pool.sort((a, b) => slot(a) - slot(b))
}

/** Dice are spent as needed, from the first on; the change stays. */
function pay(where: Quarry, me: Player, price: number): void {
  const turn = where.turn
  if (!turn) return
  while (turn.quiddity < price) {
    const die = take(me.pool, (one) => one.quiddity > 0)
    if (!die) break
    add(me, 'used', die.card)
    turn.quiddity += die.quiddity
  }
  turn.quiddity = Math.max(0, turn.quiddity - price)
}

function enter(where: Quarry, me: Player, die: QDie): void {
  const glory = where.wilds.find((wild) => wild.card === die.card)?.glory ?? 0
  me.creatures.push({ ...die, word: die.card, form: null, glory, attached: [], safe: false, silenced: false, switched: false })
}
