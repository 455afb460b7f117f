import { describe, expect, it } from 'vitest'
import { aimsOf, atHex, byHex, carriedTo, city, ofCard, type Aim, type Band, type City, type Fighter, type Hex } from './model'
import { cellsOf, fieldBox, middle, sheet, turnFor } from './places'
import { rollOff, throwsOf } from './throws'
import { blank, fileOf, listOf } from './decks'
import type { Components, GameEvent, Option } from '$shell/lib/protocol'

const option = (verb: string, more: object = {}): Option => ({ answer: [verb, ...Object.values(more)].join(' '), do: { verb, ...more }, label: { key: '' } })
const hex = (x: number, y: number, more: Partial<Hex> = {}): Hex => ({ id: `${x},${y}`, x, y, region: 'board-1', start: false, blocked: false, edge: false, ...more })

function fighter(id: string, seat: number, at: string | null): Fighter {
  return {
    id, card: id, warband: 'garrek', seat, leader: false, hex: at, suffered: 0, wounds: 3, move: 3, defence: 1, range: 1, symbol: 1, inspired: false, moved: false,
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
    expect(middle(1, 1, 1)[1]).toBeCloseTo(x / 2)
  })
  it('boards have 38 whole hexes, marks turn with them', () => {
    const rows = ['S . . . . . . .', ' . . . . . . .', '. . . . . . . .', ' . . . . . . .', '. . . . . . . #']
    const whole = cellsOf(rows, 0, 0, false).filter((cell) => cell.whole)
    expect(whole.length).toBe(38)
    expect(whole.find((cell) => cell.mark === 'S')).toMatchObject({ x: 1, y: 1 })
    expect(cellsOf(rows, 0, 0, true).find((cell) => cell.mark === '#')).toMatchObject({ x: 1, y: 1 })
  })
})

describe('the field', () => {
  const above = [{ face: 'a', x: 0, y: 0, turned: false, seat: 0 }, { face: 'b', x: 0, y: 6, turned: false, seat: 1 }]
  const beside = [{ face: 'a', x: 0, y: 0, turned: false, seat: 0 }, { face: 'b', x: 16, y: 0, turned: false, seat: 1 }]
  it('has my own side below', () => {
    const high = { width: 500, height: 640 }
    for (const boards of [above, beside]) {
      for (const me of [0, 1]) {
        const turn = turnFor(boards, me, high, false)
        const home = boards[me] ?? { x: 0, y: 0 }
        const box = fieldBox(boards, turn)
        expect(sheet(home.x, home.y, turn).y).toBeGreaterThan(box.y + box.height / 4)
      }
    }
  })
  it('lies on its side, mine at the left, on a phone that lies on its side', () => {
    const turn = turnFor(above, 1, { width: 506, height: 390 }, true)
    const box = fieldBox(above, turn)
    expect(box.width).toBeGreaterThan(box.height)
    expect(sheet(0, 6, turn).x).toBeLessThan(box.x + box.width / 2 - 100)
  })
})

describe('dice', () => {
  const event = (name: string, more: object = {}): GameEvent => ({ event: name, log: { key: '' }, ...more }) as unknown as GameEvent
  it('of a roll-off are shown until something else happens, of ties the last', () => {
    const roll = (seat: number, face: number) => event('rolled-off', { seat, faces: [face] })
    expect(rollOff([roll(1, 3), roll(2, 3), roll(1, 4), roll(2, 5)]).map((one) => one.faces)).toEqual([[4], [5]])
    expect(rollOff([roll(1, 3), roll(2, 3), event('first')])).toEqual([])
  })
  it('of an attack lie at its target; those of the defence come after', () => {
    const attack = { attacker: 'severin', target: 'garrek', attack: 'axe', dice: 2, support: 0, damage: 1, attack_faces: [1, 2], defence_faces: [3], succeeded: false, rolled: true }
    const where = city(table({ attack }))
    const log = [event('attacked'), event('attack-roll', { successes: 2 })]
    expect(throwsOf(where, log[1] ?? null, log)).toMatchObject({ target: 'garrek', throws: [{ faces: [1, 2], successes: 2 }] })
    expect(throwsOf(where, null, [...log, event('defence-roll', { successes: 1 })])?.throws).toHaveLength(2)
    expect(throwsOf(city(table()), null, log)).toBeNull()
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
    expect(aimsOf(where, all[0] ?? null)).toHaveLength(1)
  })
  it('of a fighter in hand leave the others aside', () => {
    const all = [option('push', { fighter: 'severin', hex: '7,1' }), option('push', { fighter: 'garrek', hex: '7,1' })]
    expect(answers(all, hex(7, 1))).toHaveLength(2)
    expect(answers(all, hex(7, 1), 'garrek')).toEqual(['push garrek 7,1'])
  })
  it('are found for all hexes at once', () => {
    const there = city(table({ hexes: [hex(5, 1), hex(7, 1)] }))
    expect([...byHex([option('go', { hex: '5,1' })], there, null).keys()]).toEqual(['5,1'])
  })
  it('are meant by carrying a fighter or a token to a hex', () => {
    const all = [option('deploy', { fighter: 'severin', hex: '7,1' }), option('deploy', { fighter: 'obryn', hex: '7,1' }), option('token', { hex: '5,1' }), option('go', { hex: '5,1' })]
    expect(carriedTo(all, 'severin', '7,1').map((one) => one.answer)).toEqual(['deploy severin 7,1'])
    expect(carriedTo(all, 'token', '5,1').map((one) => one.answer)).toEqual(['token 5,1'])
    expect(carriedTo(all, 'severin', '5,1')).toEqual([all[2]])
  })
  it('of cards go by their id', () => {
    expect(ofCard([option('play', { card: 'sprint' }), option('drop', { card: 'denial' })], 'sprint')).toHaveLength(1)
  })
})

describe('a deck', () => {
  it('is written as a file', () => {
    const draft = blank('garrek')
    listOf(draft, 'ploy')?.push('sprint')
    expect(fileOf(draft)).toBe('warband = "garrek"\nobjectives = [\n]\nploys = [\n    "sprint",\n]\nupgrades = [\n]\n')
  })
})
