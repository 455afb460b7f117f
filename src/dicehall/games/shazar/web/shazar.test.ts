import { beforeAll, describe, expect, it } from 'vitest'
import { fits, moved, placesOf, tileOf, type Layout, type Place, type Printed } from './layoutModel'
import { chartOf, turned } from './chart'
import { flightOf, markOf, revealedOf, thrownOf, weightOf } from './happening'
import { byHex, cardOf, edgeBeside, frame, isPlaced, learn, middle, ofEffect, ofFate, ofSpell, realm, relicsOf, stageOf, type Effect, type Hex, type Mage, type Realm } from './model'
import type { Card, Components, GameEvent, Option } from '$shell/lib/protocol'
import { decisive } from '$shell/lib/story'
import type { Texts } from '$shell/lib/texts'

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
    hex(`${name}-c`, land, 'capital'), hex(`${name}-1-1`, land, 'spring', 1, 0), { ...hex(`${name}-in`, land, 'portal-in', 3, -1), leads: [land === 0 ? 'daren-out' : 'beatrice-out'] }, hex(`${name}-out`, land, 'portal-out', -3, 1),
  ])
  const artifacts = [0, 1].map((of) => ({ id: ARTIFACTS[of] ?? '', of, keeper: of, carrier: null, burnt: false }))
  return {
    game: 'shazar', round: 1, rounds: 60, stage: 'movement', active: 0, first: 0, pairs: false, needed: 2, truce: null, hexes, layouts: [], fired: [], barred: [],
    traps: [], artifacts, mages: [mage(0), mage(1)], supply: { diseases: 12, skips: 12, fate_deck: 34, fate_discard: [] }, casting: null, attack: null, roll: null, winners: null, ...more,
  } as unknown as Components
}

describe('options', () => {
  const where = realm(table({ mover: 0 }))
  const all = [
    option('step', { hex: 'beatrice-1-1' }), option('enter', { hex: 'daren-out' }), option('aim', { target: '2' }), option('cast', { spell: 'spark' }),
    option('seize', { artifact: 'chalice' }), option('copy', { kind: 'spring' }), option('attempt', { count: 1 }),
  ]
  const on = (id: string) => (byHex(all, where).get(id) ?? []).map((one) => one.do.verb)

  it('lie on the hex they lead to, portals also on the entrance of the land one is in', () => {
    expect(on('beatrice-1-1')).toEqual(['step', 'copy'])
    expect(on('daren-out')).toEqual(['enter'])
    expect(on('beatrice-in')).toEqual(['enter'])
    expect(on('daren-in')).toEqual([])
  })
  it('mean a mage by its figure, an artifact where it is, a card in the hand', () => {
    expect(on('daren-c')).toEqual(['aim', 'seize'])
    const carried = realm(table({ artifacts: [{ id: 'chalice', of: 1, keeper: 1, carrier: 0, burnt: false }] }))
    expect(byHex([option('recall', { artifact: 'chalice' })], carried).has('beatrice-c')).toBe(true)
    expect(ofSpell(all, 'spark')).toHaveLength(1)
    expect(ofFate([option('play', { fate: 'n-star' })], 'n-star')).toHaveLength(1)
    expect(cardOf(all[3] as Option)).toBe('spark')
    expect(cardOf(option('copy', { kind: 'trap' }))).toBe('hex-trap')
  })
  it('stand in the question line only where no thing stands for them', () => {
    expect(all.map((one) => isPlaced(one, where, 0))).toEqual([true, true, true, true, true, true, false])
    const waiting = realm(table({ mages: [mage(0), mage(1, { hex: null, land: null })] }))
    expect(isPlaced(option('choose', { target: '2' }), waiting, 0)).toBe(false)
    expect(isPlaced(option('keep', { fate: 'n-star' }), where, 0)).toBe(true)
  })
  it('take effects from whom the question is about', () => {
    const effect = { id: 'plague', kind: 'disease' } as Effect
    const marked = realm(table({ bearer: 0, mages: [mage(0, { effects: [effect] }), mage(1, { effects: [effect] })] }))
    const remove = option('remove', { effect: 'plague' })
    expect(ofEffect([remove], marked, 0, 'plague')).toHaveLength(1)
    expect(ofEffect([remove], { ...marked, bearer: 1 }, 0, 'plague')).toHaveLength(0)
    expect([isPlaced(remove, marked, 0), isPlaced(remove, { ...marked, bearer: 1 }, 0)]).toEqual([true, false])
  })
})

describe('a map of all lands', () => {
  const KINDS = ['capital', 'portal-in', 'portal-out']
  function land(number: number, count: number, entrance: [number, number], exit: [number, number]): Hex[] {
    const all: [number, number][] = []
    for (let q = -2; q <= 2; q++) for (let r = -2; r <= 2; r++) if (Math.abs(q + r) <= 2 && (q || r)) all.push([q, r])
    const named = (id: string, kind: string, [q, r]: [number, number]) => hex(`${number}-${id}`, number, kind, q, r)
    const leads = Array.from({ length: count }, (_, other) => `${other}-out`).filter((id) => !id.startsWith(String(number)))
    return [named('c', KINDS[0] ?? '', [0, 0]), ...all.map((cell, i) => named(`t${i}`, 'spring', cell)), { ...named('in', KINDS[1] ?? '', entrance), leads }, named('out', KINDS[2] ?? '', exit)]
  }
  const realmOf = (count: number) => Array.from({ length: count }, (_, i) => land(i, count, i % 2 ? [1, 2] : [3, -1], i % 3 ? [-3, 1] : [-1, -2])).flat()
  const ROOMS = [[820, 470], [1320, 790], [390, 440], [500, 390]] as const

  for (const count of [2, 3, 4]) {
    for (const [width, height] of ROOMS) {
      it(`of ${count} lands fits ${width} x ${height} with hexes of two lands apart and the own land lowest`, () => {
        const hexes = realmOf(count)
        const chart = chartOf(hexes, 1, { width, height })
        const near = 50 * Math.sqrt(3) + 1
        for (const a of hexes) {
          const [x, y] = chart.at.get(a.id) ?? [0, 0]
          expect(x).toBeGreaterThan(chart.box.x)
          expect(y + 50).toBeLessThan(chart.box.y + chart.box.height)
          for (const b of hexes) {
            const [u, v] = chart.at.get(b.id) ?? [0, 0]
            const apart = Math.hypot(u - x, v - y)
            if (a.land === b.land) expect(apart < near).toBe(a === b || Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r)) === 1)
            else if (apart < near) expect([a.kind, b.kind].sort(), `${a.id} ${b.id}`).toEqual(['portal-in', 'portal-out'])
          }
        }
        const [, own] = chart.lands[1] ?? [0, 0]
        expect(own).toBe(Math.max(...chart.lands.map(([, y]) => y)))
        expect(chart.ways).toHaveLength(count)
      })
    }
  }
  it('turns a land by sixths', () => {
    expect(turned([3, -1], 0)).toEqual([3, -1])
    expect(turned([3, -1], 6)).toEqual([3, -1])
    expect(turned([3, -1], 3)).toEqual([-3, 1])
  })
  it('finds the place at the edge beside two hexes', () => {
    expect(edgeBeside({ q: 2, r: 0 }, { q: 2, r: -1 })).toEqual([3, -1])
    expect(edgeBeside({ q: 2, r: -1 }, { q: 2, r: 0 })).toEqual([3, -1])
  })
})

describe('what happens', () => {
  const words = { text: (key: string) => key, has: () => true } as unknown as Texts
  const where = realm(table())
  const event = (name: string, more: object): GameEvent => ({ event: name, seq: 1, log: { key: '' }, ...more })

  it('flies from caster to target, but not to oneself', () => {
    expect(flightOf(where, event('cast', { seat: '1', spell: 'chains', target: '2' }))).toEqual({ from: 'beatrice-c', to: 'daren-c', kind: 'curse' })
    expect(flightOf(where, event('cast', { seat: '1', spell: 'chains', target: '1' }))).toBeNull()
    expect(flightOf(where, event('trap-laid', { seat: '1', hex: 'daren-1-1' }))?.to).toBe('daren-1-1')
  })
  it('is marked at the figure it happens to', () => {
    expect(markOf(where, words, event('hurt', { seat: '2', lives: 3 }))).toMatchObject({ seat: 1, text: '−3', good: false })
    expect(markOf(where, words, event('missed', { seat: '1', target: '2' }))).toMatchObject({ seat: 1, text: 'board-miss', good: true })
    expect(markOf(where, words, event('turn', { seat: '1' }))).toBeNull()
  })
  it('rolls at the target, with what was needed or who was against it', () => {
    expect(thrownOf(where, event('rolled', { seat: '1', roll: 40, value: 50, need: 60 }))).toEqual({ at: 0, rolls: [{ seat: 0, value: 50, bare: 40 }], need: 60, won: false, attack: false })
    const attack = { seat: 0, target: 1, card: 'spark', roll: 70, other: null }
    const fight = realm(table({ attack, roll: { seat: 1, bare: 30, value: 30, need: null } }))
    expect(thrownOf(fight, event('rolled', { seat: '2', roll: 30, value: 30, need: 0 }))).toMatchObject({ at: 1, attack: true, rolls: [{ value: 70 }, { value: 30 }] })
    expect(thrownOf(where, event('hit', { seat: '1', target: '2', roll: 70, other: 30 }))).toMatchObject({ at: 1, won: true })
    expect(thrownOf(where, event('moved', { seat: '1' }))).toBeNull()
  })
  it('turns up cards, and leaves what a rival casts until it is answered', () => {
    expect(revealedOf(where, event('cast', { seat: '2', spell: 'spark', target: '1' }), 0)).toEqual({ card: 'spark', seat: 1, target: 0 })
    expect(revealedOf(where, event('fate-kept', { seat: '2', fate: null }), 0)).toBeNull()
    const casting = realm(table({ casting: { seat: 1, card: 'spark', target: 0 } }))
    expect(revealedOf(casting, null, 0)).toEqual({ card: 'spark', seat: 1, target: 0 })
    expect(revealedOf(casting, null, 1)).toBeNull()
  })
  it('comes in four stages, the hex third', () => {
    expect(stageOf(where, null)).toBe(2)
    expect(stageOf(realm(table({ fired: ['beatrice-1-1'] })), null)).toBe(3)
    expect(stageOf(where, { event: 'hex-fired' })).toBe(3)
  })
  it('leaves artifacts at home, carried or lost', () => {
    const raid = realm(table({ artifacts: [{ id: 'eye', of: 0, keeper: 0, carrier: 1, burnt: false }, { id: 'chalice', of: 1, keeper: 1, carrier: null, burnt: false }] }))
    expect(relicsOf(raid, 0)).toEqual([{ id: 'eye', state: 'lost', by: 1 }])
    expect(relicsOf(raid, 1).map((one) => one.state)).toEqual(['carried', 'home'])
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

it('artifacts, deaths and the hardest blow make the story of the result', () => {
  const kinds: [string, object][] = [['hurt', { lives: 3 }], ['taken', {}], ['hurt', { lives: 7 }], ['moved', {}], ['delivered', {}], ['healed', { lives: 9 }]]
  const events = kinds.map(([event, more], seq) => ({ event, seq, log: { key: '' }, ...more }) as unknown as GameEvent)
  expect(decisive(events, weightOf).map((event) => event.seq)).toEqual([1, 2, 4])
})
