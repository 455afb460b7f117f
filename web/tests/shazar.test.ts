import { beforeAll, describe, expect, it } from 'vitest'
import { fits, moved, placesOf, tileOf, type Place, type Printed } from '../src/games/shazar/layoutModel'
import { cardOf, Deals, frame, learn, middle, realm, type Effect, type Hex, type Mage, type Realm } from '../src/games/shazar/model'
import type { Card, Components, Layout, Option } from '../src/lib/protocol'

const card = (id: string, kind: string, more: object = {}): Card =>
  ({ id, group: kind, kind, figures: {}, effects: [], sources: {}, provenance: 'invented', note: '', ...more }) as unknown as Card
const lasting = (status: string | null, start: object[] = []) => ({ status, start, expire: [], polarity: 'negative', turns: 2, uses: 0, n: 0, remove: 50 })
const ARTIFACTS = ['eye', 'chalice', 'sceptre', 'mirror']
const CARDS = [
  ...ARTIFACTS.map((id) => card(id, 'artifact')),
  card('spark', 'attack'),
  card('chains', 'curse', { lasting: lasting('no-move') }),
  card('plague', 'disease', { lasting: lasting(null, [{ op: 'hurt' }]) }),
  card('n-star', 'named-fate', { effects: [{ op: 'set-roll', n: 90 }] }),
]
beforeAll(() => learn(CARDS))

const option = (verb: string, more: object = {}): Option => ({ answer: verb, do: { verb, ...more }, label: { key: '' } })
const hex = (id: string, land: number, kind: string, q = 0, r = 0): Hex => ({ id, land, kind, power: 0, sign: 'none', closed: false, q, r })
function mage(seat: number, more: Partial<Mage> = {}): Mage {
  const character = ['beatrice', 'daren'][seat] ?? ''
  return {
    seat, character, side: [seat], life: 10, maximum: 10, hex: `${character}-c`, land: seat, out: false, waiting: false, skips: 0, claim: 'none', astral: 0,
    bastion: 0, tartarus: false, effects: [], hand: seat === 0 ? ['spark'] : null, hand_count: 5, stolen: [], deck: 17, discard: [], fates: seat === 0 ? [] : null,
    fresh_fates: null, kept_count: 0, fresh_count: 0, ...more,
  }
}
function table(more: Partial<Realm> = {}): Components {
  const hexes = ['beatrice', 'daren'].flatMap((name, land) => [
    hex(`${name}-c`, land, 'capital'), hex(`${name}-1-1`, land, 'spring', 1, 0), hex(`${name}-in`, land, 'portal-in', 3, -1), hex(`${name}-out`, land, 'portal-out', -3, 1),
  ])
  const artifacts = [0, 1].map((of) => ({ id: ARTIFACTS[of] ?? '', of, keeper: of, carrier: null, burnt: false }))
  return {
    game: 'shazar', round: 1, rounds: 60, stage: 'movement', active: 0, first: 0, pairs: false, needed: 2, truce: null, hexes, layouts: [], fired: [], barred: [],
    traps: [], artifacts, mages: [mage(0), mage(1)], supply: { diseases: 12, skips: 12, fate_deck: 34, fate_discard: [] }, casting: null, attack: null, roll: null, winners: null, ...more,
  } as unknown as Components
}

describe('options', () => {
  const where = realm(table())
  const all = [option('step', { hex: 'beatrice-1-1' }), option('enter', { hex: 'daren-out' }), option('aim', { target: '2' }), option('cast', { spell: 'spark' }), option('seize', { artifact: 'chalice' })]
  const deals = new Deals(all, where, 0)
  const on = (id: string) => deals.hex(where.hexes.find((one) => one.id === id) as Hex, 0).map((one) => one.do.verb)

  it('lie on the hex they lead to, portals also on the entrance of the land one is in', () => {
    expect(on('beatrice-1-1')).toEqual(['step'])
    expect(on('daren-out')).toEqual(['enter'])
    expect(on('beatrice-in')).toEqual(['enter'])
    expect(on('daren-in')).toEqual([])
  })
  it('mean a mage by its figure, a card in the hand, an artifact', () => {
    expect(on('daren-c')).toEqual(['aim'])
    expect(deals.mage(1)).toHaveLength(1)
    expect(deals.spell('spark')).toHaveLength(1)
    expect(deals.relic('chalice')).toHaveLength(1)
    expect(cardOf(all[3] as Option)).toBe('spark')
    expect(cardOf(option('copy', { kind: 'trap' }))).toBe('hex-trap')
  })
  it('take effects from whom the question is about', () => {
    const effect = { id: 'plague', kind: 'disease' } as Effect
    const marked = realm(table({ bearer: 0, mages: [mage(0, { effects: [effect] }), mage(1, { effects: [effect] })] }))
    const remove = [option('remove', { effect: 'plague' })]
    expect(new Deals(remove, marked, 0).effect(0, 'plague')).toHaveLength(1)
    expect(new Deals(remove, marked, 0).effect(1, 'plague')).toHaveLength(0)
    const aimed = { ...marked, bearer: 1 }
    expect(new Deals(remove, aimed, 0).effect(1, 'plague')).toHaveLength(1)
  })
})

describe('fields', () => {
  it('are drawn with points up', () => {
    expect(middle(0, 0)).toEqual([0, 0])
    expect(middle(0, 2)[1]).toBe(150)
    expect(frame([{ q: 0, r: 0 }], 0)[3]).toBe(100)
  })
  const tiles = Array.from({ length: 18 }, (_, i) => `trap ${1 + (i % 9)} cross`)
  const layout: Layout = { character: 'daren', inner: tiles.slice(0, 6), outer: tiles.slice(6), entrance: [3, -1], exit: [-3, 1] }
  const printed = { cells: tiles.map((_, i) => [i, 0]), edge: [[3, -1], [-3, 1], [3, -2]] } as unknown as Printed
  const places = placesOf(layout, printed)
  const at = (id: string) => places.find((one) => one.id === id) as Place

  it('are laid by changing places', () => {
    expect(fits(at('tile-0'), at('tile-7'))).toBe(true)
    expect(fits(at('tile-0'), at('edge-3--2'))).toBe(false)
    expect(fits(at('tile-0'), at('c'))).toBe(false)
    const swapped = moved(layout, at('tile-0'), at('tile-7'))
    expect([swapped.inner[0], swapped.outer[1]]).toEqual([tiles[7], tiles[0]])
    expect(tileOf('trap 2 cross')).toEqual({ kind: 'trap', power: 2, sign: 'cross' })
  })
  it('have portals that go to the edge or change places', () => {
    expect(moved(layout, at('edge-3--1'), at('edge-3--2'))).toMatchObject({ entrance: [3, -2], exit: [-3, 1] })
    expect(moved(layout, at('edge-3--1'), at('edge--3-1'))).toMatchObject({ entrance: [-3, 1], exit: [3, -1] })
  })
})
