import { beforeAll, describe, expect, it } from 'vitest'
import { draws } from '../src/games/quarriors/checking'
import { alike, cardOf, Deals, dieOf, facePhrase, learn, quarry, sidesOf, type Creature, type Player } from '../src/games/quarriors/model'
import { patch } from '../src/games/quarriors/patch'
import { commitment, keyOf, Stream, verify } from '../src/lib/fair'
import type { Card, Components, GameEvent, Moment, Option } from '../src/lib/protocol'

const BLANK = { shows: 'resource', quiddity: 0, draw: 0, reroll: false, either: false, level: 0, attack: 0, defence: 0, burst: 0 }
const q = (quiddity: number) => ({ ...BLANK, word: `q${quiddity}`, quiddity })
const c = (level: number) => ({ ...BLANK, word: `c${level}`, shows: 'creature', level, attack: level, defence: 1 + level })
const printed = (id: string, kind: string, faces: object[], group = id) =>
  ({ id, group, kind, figures: {}, faces, effects: [], sources: {}, provenance: 'public', note: '' }) as unknown as Card
const CARDS = [
  printed('quiddity', 'basic', [q(1), q(1), q(1), q(1), q(1), q(2)]),
  printed('assistant', 'basic', [q(1), q(1), q(1), { ...BLANK, word: 'r*', reroll: true, burst: 1 }, c(1), c(1)]),
  printed('goblin', 'creature', [q(1), q(1), c(1), c(1), c(2), c(2)]),
]

beforeAll(() => learn(CARDS))

const event = (name: string, more: object = {}): GameEvent => ({ event: name, seq: 1, log: { key: '' }, seat: '1', ...more })

function player(seat: number, more: Partial<Player> = {}): Player {
  const bag = { quiddity: 8, assistant: 4 }
  return { seat, glory: 0, bag, bag_count: 12, used: {}, used_count: 0, spent: {}, aside: {}, pool: [], spells: [], creatures: [], shield: 0, saves: false, ready: 0, ...more }
}
function table(...players: Player[]): Components {
  const wilds = CARDS.map((card) => ({ card: card.id, class: card.group, type: '', kind: card.kind, timing: null, cost: 1, price: 1, glory: 1, stock: 5 }))
  return { game: 'quarriors', wilds, players, picked: [], turn: null, attack: null, about: null, empty_cards: 0, round: 0 } as unknown as Components
}
const creature = (word: string, more: object = {}): Creature => ({ ...dieOf('goblin:c1'), word, form: null, glory: 1, attached: [], safe: false, silenced: false, switched: false, ...more })

describe('dice', () => {
  it('are read from their words', () => {
    expect(dieOf('goblin:c2')).toMatchObject({ card: 'goblin', face: 4, shows: 'creature', level: 2 })
    expect(dieOf('goblin:?')).toMatchObject({ face: 6, shows: 'waiting' })
    expect(sidesOf('quiddity:q1')).toEqual([0, 1, 2, 3, 4])
  })
  it('are named like on the server', () => {
    expect(facePhrase(dieOf('quiddity:q2'))).toEqual({ key: 'face-quiddity', args: { burst: '', quiddity: 2 } })
    expect(facePhrase(dieOf('assistant:r*'))).toEqual({ key: 'face-reroll', args: { burst: '*' } })
    expect(facePhrase({ ...dieOf('goblin:c2'), attack: null }).key).toBe('face-riddle')
  })
})

describe('options', () => {
  const option = (verb: string, more: object): Option => ({ answer: verb, do: { verb, ...more }, label: { key: '' } })
  it('belong to the thing they are about', () => {
    const deals = new Deals([option('use', { die: 'assistant:r*' }), option('cull', { card: 'quiddity' }), option('capture', { card: 'quiddity' })], 0)
    expect(deals.pool(0, dieOf('assistant:r*')).map((one) => one.answer)).toEqual(['use'])
    expect(deals.pool(1, dieOf('assistant:r*'))).toEqual([])
    expect(deals.used(0, 'quiddity').map((one) => one.answer)).toEqual(['cull'])
    expect(deals.wild('quiddity').map((one) => one.answer)).toEqual(['capture'])
  })
  it('are shared by creatures that are alike', () => {
    const all = [creature('goblin#1'), creature('goblin#2'), creature('goblin#3', { silenced: true })]
    const deals = new Deals([option('defend', { creature: 'goblin#1' }), option('destroy', { creature: '2:goblin#1' })], 0)
    const of = (seat: number, at: number) => deals.creature(seat, all[at] as Creature, all, null).map((one) => one.answer)
    expect(alike(all[0] as Creature, all[2] as Creature)).toBe(false)
    expect([of(0, 0), of(0, 1), of(0, 2), of(1, 1)]).toEqual([['defend'], ['defend'], [], ['destroy']])
  })
  it('have the picture of their card', () => {
    expect(cardOf(option('destroy', { creature: '2:goblin=hag#1' }))).toBe('goblin')
    expect(cardOf(option('dispel-kind', { spell: 'death-charm**' }))).toBe('death-charm')
    expect(cardOf(option('done', {}))).toBeNull()
  })
})

describe('events', () => {
  it('move dice from the bag to the pool, and pay with them', () => {
    const components = table(player(0), player(1))
    const where = quarry(components)
    patch(components, event('turn', { round: 3 }))
    patch(components, event('rolled', { dice: ['quiddity:q2', 'quiddity:q1', 'assistant:c1'] }))
    expect(where.turn).toMatchObject({ seat: 0, phase: 'roll', available: 3 })
    expect(where.players[0]).toMatchObject({ bag_count: 9, bag: { quiddity: 6, assistant: 3 } })
    patch(components, event('summoned', { creature: 'assistant:c1', price: 1 }))
    expect(where.players[0]).toMatchObject({ used: { quiddity: 1 }, creatures: [{ die: 'assistant:c1' }], pool: [{ die: 'quiddity:q2' }] })
    patch(components, event('captured', { card: 'goblin', price: 2 }))
    expect(where.wilds[2]?.stock).toBe(4)
    expect(where.players[0]).toMatchObject({ used: { quiddity: 2, goblin: 1 }, used_count: 3, pool: [] })
    expect(where.turn?.available).toBe(0)
  })
  it('show who has fallen until the next event', () => {
    const components = table(player(0, { creatures: [creature('goblin')] }))
    patch(components, event('destroyed', { creature: 'goblin:c1' }))
    expect(quarry(components).players[0]?.creatures).toMatchObject([{ fallen: true }])
    patch(components, event('gained', { total: 4 }))
    expect(quarry(components).players[0]).toMatchObject({ creatures: [], glory: 4, used: { goblin: 1 } })
  })
})

describe('the dice check', () => {
  const SECRET = 'cd'.repeat(32)
  const head = { dicehall: 1, game: 'quarriors', version: '1', seats: 1, options: { wilds: 'code' }, dice: { secret: SECRET, salts: [''], commitment: commitment(SECRET) } }
  const moment = (number: number, events: GameEvent[], components: Components) => ({ number, seat: 0, answer: null, events, look: { asking: 'opening', components } }) as unknown as Moment

  /** A turn as the table would roll it: six dice out of a bag that is filled up on the way. */
  function rolledTurn() {
    const stream = new Stream(keyOf(SECRET, ['']))
    const bag = ['quiddity', 'quiddity', 'assistant']
    const used = ['quiddity', 'assistant', 'goblin', 'goblin']
    const drawn: string[] = []
    let inside = bag
    for (let i = 0; i < 6; i++) {
      if (inside.length === 0) inside = used
      drawn.push(...inside.splice(stream.below(inside.length), 1))
    }
    const order = CARDS.map((card) => card.id)
    drawn.sort((a, b) => order.indexOf(a) - order.indexOf(b))
    const dice = drawn.map((id) => `${id}:${String(CARDS.find((card) => card.id === id)?.faces?.[stream.below(6)]?.word)}`)
    const before = table(player(0, { bag: { quiddity: 2, assistant: 1 }, bag_count: 3, used: { quiddity: 1, assistant: 1, goblin: 2 }, used_count: 4 }))
    const after = table(player(0, { bag: { [used[0] as string]: 1 }, bag_count: 1 }))
    return { before, after, dice }
  }

  it('follows every draw from a bag and every face', () => {
    const { before, after, dice } = rolledTurn()
    const events = [event('turn', { round: 1 }), event('refilled', { count: 4 }), event('rolled', { dice })]
    const all = draws([moment(0, [], before), moment(1, events, after)], head.options, 1, CARDS)
    expect(all.map((draw) => draw.sides)).toEqual([3, 2, 1, 4, 3, 2, 6, 6, 6, 6, 6, 6])
    expect(verify(head, all, null)).toMatchObject({ compared: 12, firstWrong: null })
  })
  it('finds a face that was not rolled', () => {
    const { before, after, dice } = rolledTurn()
    const at = dice.findIndex((die) => die.startsWith('quiddity'))
    dice[at] = dice[at] === 'quiddity:q2' ? 'quiddity:q1' : 'quiddity:q2'
    const events = [event('turn', { round: 1 }), event('refilled', { count: 4 }), event('rolled', { dice })]
    const all = draws([moment(0, [], before), moment(1, events, after)], head.options, 1, CARDS)
    expect(verify(head, all, null)?.firstWrong).toBe(6 + at)
  })
})
