import { describe, expect, it } from 'vitest'
import { draws } from '../src/games/shadespire/checking'
import { aimsOf, atHex, cellsOf, city, joined, middle, ofCard, onlyPass, optionOf, type Aim, type Band, type City, type Fighter, type Hex } from '../src/games/shadespire/model'
import { patch } from '../src/games/shadespire/patch'
import { symbolOf } from '../src/games/shadespire/signs'
import { blank, fileOf, fits, listOf } from '../src/lib/decks'
import { commitment, keyOf, Stream, verify } from '../src/lib/fair'
import type { Card, Components, GameEvent, Moment, Option } from '../src/lib/protocol'

const event = (name: string, more: object = {}): GameEvent => ({ event: name, seq: 1, log: { key: '' }, ...more })
const option = (verb: string, more: object = {}): Option => ({ answer: [verb, ...Object.values(more)].join(' '), do: { verb, ...more }, label: { key: '' } })
const hex = (x: number, y: number, more: Partial<Hex> = {}): Hex => ({ id: `${x},${y}`, x, y, region: 'board-1', start: false, blocked: false, edge: false, ...more })

function fighter(id: string, seat: number, at: string | null): Fighter {
  return {
    id, card: id, seat, leader: false, hex: at, suffered: 0, wounds: 3, move: 3, defence: 1, range: 1, symbol: 1, inspired: false, moved: false,
    charged: false, guard: true, spent: false, upgrades: [], attacks: [],
  }
}
function band(seat: number, more: Partial<Band> = {}): Band {
  return {
    seat, warband: 'garrek', glory: 0, spent: 0, hand: null, hand_count: 0, deck_count: 3, discards: [], unseen: ['a', 'b', 'c'], lasting: [],
    objectives: null, objective_count: 0, objective_deck_count: 2, scored: [], dropped: [], unseen_objectives: ['x', 'y'], wins: 0, glory_before: 0, ...more,
  }
}
function table(more: Partial<City> = {}): Components {
  const where = {
    game: 'shadespire', match: 'single', round: 1, activations: [4, 4], boards: [], laying: null, hexes: [], tokens: [], shards: [], fighters: [],
    bands: [band(0), band(1)], attack: null, aims: [], charges: {}, active: 0, first: 0, ...more,
  }
  return where as unknown as Components
}
const aim = (attacker: string, target: string): Aim => ({ attacker, target, attack: 'axe', total: false, helpers: [], hinderers: [], odds: {} }) as unknown as Aim

describe('places', () => {
  it('stand in rows of pointed hexes, or in columns when the field lies on its side', () => {
    const [x, y] = middle(2, 0)
    expect(middle(1, 1)).toEqual([x / 2, 90])
    expect(y).toBe(0)
    expect(middle(1, 1, true)[1]).toBeCloseTo(x / 2)
  })
  it('boards have 38 whole hexes, marks turn with them', () => {
    const rows = ['S . . . . . . .', ' . . . . . . .', '. . . . . . . .', ' . . . . . . .', '. . . . . . . #']
    const whole = cellsOf(rows, 0, 0, false).filter((cell) => cell.whole)
    expect(whole.length).toBe(38)
    expect(whole.find((cell) => cell.mark === 'S')).toMatchObject({ x: 1, y: 1 })
    expect(cellsOf(rows, 0, 0, true).find((cell) => cell.mark === '#')).toMatchObject({ x: 1, y: 1 })
  })
  it('joined boards lie where the engine lays them', () => {
    const base = { face: '', x: 4, y: 6, turned: false, seat: 0 }
    expect(joined(base, 'north-3')).toEqual({ x: -2, y: 0, turned: false })
    expect(joined(base, 'south+4-turned')).toEqual({ x: 12, y: 12, turned: true })
    expect(joined(base, 'west')).toEqual({ x: -12, y: 6, turned: false })
    expect(joined(base, 'east-turned')).toEqual({ x: 20, y: 6, turned: true })
  })
  it('dice show what is on their faces', () => {
    expect([1, 3, 4, 6].map((face) => symbolOf(face, false))).toEqual(['critical', 'hammer', 'swords', 'double'])
    expect([2, 4, 5].map((face) => symbolOf(face, true))).toEqual(['shield', 'dodge', 'single'])
  })
})

describe('options', () => {
  const where = city(table({ fighters: [fighter('severin', 0, '1,1'), fighter('garrek', 1, '3,1')], tokens: [{ hex: '5,1', number: 4, relic: false }], aims: [aim('severin', 'garrek')] }))
  const answers = (all: Option[], at: Hex, picked: string | null = null) => atHex(all, where, at, picked).map((one) => one.answer)
  it('belong to hexes, to who stands there, and to tokens', () => {
    expect(answers([option('go', { hex: '5,1' }), option('go', { hex: '7,1' })], hex(5, 1))).toEqual(['go 5,1'])
    expect(answers([option('remove', { token: '4' })], hex(5, 1))).toEqual(['remove 4'])
    expect(answers([option('region', { region: 'board-1' })], hex(9, 9))).toEqual(['region board-1'])
    expect(answers([option('guard', { fighter: 'severin' }), option('draw')], hex(1, 1))).toEqual(['guard severin'])
    expect(answers([option('strike', { attack: 'axe', target: 'garrek' })], hex(3, 1))).toEqual(['strike axe garrek'])
  })
  it('an enemy in reach stands for the attack of whoever reaches it', () => {
    const all = [option('attack', { fighter: 'severin' }), option('attack', { fighter: 'obryn' })]
    expect(answers(all, hex(3, 1))).toEqual(['attack severin'])
    expect(optionOf(all, aim('severin', 'garrek'))?.answer).toBe('attack severin')
    expect(aimsOf(where, all[0] ?? null)).toHaveLength(1)
  })
  it('of a fighter in hand leave the others aside', () => {
    const all = [option('push', { fighter: 'severin', hex: '7,1' }), option('push', { fighter: 'garrek', hex: '7,1' })]
    expect(answers(all, hex(7, 1))).toHaveLength(2)
    expect(answers(all, hex(7, 1), 'garrek')).toEqual(['push garrek 7,1'])
  })
  it('of cards go by their id', () => {
    expect(ofCard([option('play', { card: 'sprint' }), option('drop', { card: 'denial' })], 'sprint')).toHaveLength(1)
    expect(onlyPass([option('pass')])).toBe(true)
    expect(onlyPass([option('pass'), option('play', { card: 'sprint' })])).toBe(false)
  })
})

describe('events', () => {
  it('move, hurt and fell fighters', () => {
    const shown = table({ fighters: [fighter('severin', 0, '1,1'), fighter('garrek', 1, '3,1')] })
    patch(shown, event('charged', { fighter: 'severin' }))
    patch(shown, event('moved', { fighter: 'severin', start: '1,1', hex: '5,1' }))
    patch(shown, event('damaged', { fighter: 'garrek', damage: 2, suffered: 2, wounds: 3 }))
    expect(city(shown).fighters[0]).toMatchObject({ hex: '5,1', moved: true, charged: true, guard: false })
    expect(city(shown).fighters[1]?.suffered).toBe(2)
    patch(shown, event('swapped', { fighter: 'severin', target: 'garrek' }))
    expect(city(shown).fighters.map((one) => one.hex)).toEqual(['3,1', '5,1'])
    patch(shown, event('out', { fighter: 'garrek' }))
    expect(city(shown).fighters[1]?.hex).toBeNull()
  })
  it('move cards and glory', () => {
    const shown = table({ bands: [band(0, { hand: ['a'], hand_count: 1 }), band(1)] })
    patch(shown, event('equipped', { seat: '1', card: 'a', fighter: 'nobody' }))
    patch(shown, event('drew', { seat: '2', card: null }))
    patch(shown, event('glory', { seat: '1', glory: 1, total: 3 }))
    expect(city(shown).bands[0]).toMatchObject({ hand: [], hand_count: 0, spent: 1, glory: 3 })
    expect(city(shown).bands[1]).toMatchObject({ hand_count: 1, deck_count: 2 })
  })
})

describe('the check of the dice', () => {
  const secret = 'ab'.repeat(32)
  const head = { dicehall: 1, game: 'shadespire', version: '', seats: 2, options: {}, dice: { secret, salts: [], commitment: commitment(secret) } }
  const moment = (events: GameEvent[], components: Components): Moment => ({ number: 0, seat: null, answer: null, events, look: { components } as Moment['look'] })

  /** A short game from the stream itself: a roll-off, tokens, two draws, and a card that is played. */
  function game(played: (hand: string[]) => string): Moment[] {
    const stream = new Stream(keyOf(secret, []))
    const faces = Array.from({ length: 4 }, () => stream.below(6) + 1)
    const places = ['0,0', '4,0', '8,0']
    const lying = [...places]
    for (let at = 2; at > 0; at--) {
      const other = stream.below(at + 1)
      ;[lying[at], lying[other]] = [lying[other] ?? '', lying[at] ?? '']
    }
    const tokens = lying.map((where, i) => ({ hex: where, number: i + 1, relic: false }))
    const deck = ['a', 'b', 'c']
    const hand = [deck.splice(stream.below(3), 1)[0] ?? '', deck.splice(stream.below(2), 1)[0] ?? '']
    const card = played(hand)
    const die = stream.below(6) + 1
    const before = table({ tokens })
    const after = table({ tokens, bands: [band(0, { unseen: ['a', 'b', 'c'].filter((one) => one !== card) }), band(1)] })
    return [
      moment([event('game-began', { game: 1 }), event('rolled-off', { seat: '1', faces })], table()),
      moment([...places.map((where) => event('token-placed', { seat: '1', hex: where })), event('tokens-turned'), event('drew', { seat: '1' }), event('drew', { seat: '1' })], before),
      moment([event('played', { seat: '1', card }), event('die', { seat: '1', face: die })], after),
    ]
  }

  it('follows rolls, tokens and hidden hands', () => {
    const moments = game((hand) => hand[1] ?? '')
    expect(verify(head, draws(moments, {}, 2, []), null)).toMatchObject({ draws: 9, compared: 9, firstWrong: null })
  })
  it('finds a card that was never drawn, and a die that was turned', () => {
    const cheat = game((hand) => ['a', 'b', 'c'].find((card) => !hand.includes(card)) ?? '')
    expect(verify(head, draws(cheat, {}, 2, []), null)?.firstWrong).toBe(7)
    const turned = game((hand) => hand[0] ?? '')
    const roll = turned[2]?.events[1] as GameEvent
    roll.face = ((roll.face as number) % 6) + 1
    expect(verify(head, draws(turned, {}, 2, []), null)?.firstWrong).toBe(8)
  })
})

describe('a deck', () => {
  const card = (group: string) => ({ id: 'a', group, kind: 'ploy' }) as Card
  it('is written as a file', () => {
    const draft = blank('garrek')
    listOf(draft, 'ploy')?.push('sprint')
    expect(fileOf(draft)).toBe('warband = "garrek"\nobjectives = [\n]\nploys = [\n    "sprint",\n]\nupgrades = [\n]\n')
  })
  it('takes own and universal cards', () => {
    expect(['garrek', 'universal', 'steelheart'].map((group) => fits(card(group), 'garrek'))).toEqual([true, true, false])
  })
})
