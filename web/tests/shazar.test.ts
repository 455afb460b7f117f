import { beforeAll, describe, expect, it } from 'vitest'
import { draws } from '../src/games/shazar/checking'
import { figures } from '../src/games/shazar/client'
import { hold } from '../src/games/shazar/holding.svelte'
import { fits, moved, placesOf, tileOf, type Place, type Printed } from '../src/games/shazar/layoutModel'
import { cardOf, Deals, frame, learn, middle, moverOf, realm, stageOf, type Effect, type Hex, type Mage, type Realm } from '../src/games/shazar/model'
import { patch } from '../src/games/shazar/patch'
import { missing, Pile } from '../src/games/shazar/piles'
import { pointless } from '../src/games/shazar/windows'
import { commitment, keyOf, Stream, verify } from '../src/lib/fair'
import type { Card, Components, GameEvent, Layout, Look, Moment, Option } from '../src/lib/protocol'
import type { Texts } from '../src/lib/texts'

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

const event = (name: string, more: object = {}): GameEvent => ({ event: name, seq: 1, log: { key: '' }, seat: '1', ...more })
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
const look = (components: Components, kind: string, options: Option[]): Look =>
  ({ seat: 0, over: false, asked: [0], asking: kind, components, scores: [], names: [], question: { kind, prompt: { key: '' }, options, refused: [] }, result: null }) as unknown as Look

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
  it('take effects from whom the spell was aimed at, else from oneself', () => {
    const effect = { id: 'plague', kind: 'disease' } as Effect
    const marked = realm(table({ mages: [mage(0, { effects: [effect] }), mage(1, { effects: [effect] })] }))
    const remove = [option('remove', { effect: 'plague' })]
    expect(new Deals(remove, marked, 0).effect(0, 'plague')).toHaveLength(1)
    expect(new Deals(remove, marked, 0).effect(1, 'plague')).toHaveLength(0)
    const aimed = { ...marked, casting: { seat: 0, card: null, target: 1 } }
    expect(new Deals(remove, aimed, 0).effect(1, 'plague')).toHaveLength(1)
  })
  it('move the figure the question is about', () => {
    const asked = look(table(), 'steps', [])
    if (asked.question) asked.question.prompt = { key: 'ask-steps', args: { seat: { key: 'character-daren' } } }
    expect(moverOf(asked)).toBe(1)
    expect(moverOf(look(table(), 'move', []))).toBe(0)
  })
})

describe('windows for Fate cards', () => {
  const pass = option('pass')
  const answer = (components: Components, ...fates: string[]) => pointless(look(components, 'after-roll', [...fates.map((fate) => option('play', { fate })), pass]))
  const roll = (value: number, need: number | null, seat = 0) => table({ roll: { seat, bare: value, value, need } })

  it('are passed when nothing can be played', () => {
    expect(answer(table())).toBe('pass')
    expect(pointless(look(table(), 'move', [pass]))).toBeNull()
  })
  it('are passed when what is held would not help', () => {
    expect(answer(roll(80, 50), 'n-reroll')).toBe('pass')
    expect(answer(roll(30, 50), 'n-reroll')).toBeNull()
    expect(answer(roll(80, 50, 1), 'n-reroll')).toBeNull()
    expect(answer(roll(95, null), 'n-star')).toBe('pass')
    expect(answer(table(), 'n-potion')).toBe('pass')
    expect(answer(table({ mages: [mage(0, { life: 4 }), mage(1)] }), 'n-potion')).toBeNull()
    expect(answer(table(), 'n-mirror')).toBeNull()
  })
  it('are all passed on wish', () => {
    hold(true)
    expect(answer(roll(30, 50), 'n-reroll')).toBe('pass')
    hold(false)
  })
})

describe('effects', () => {
  it('are felt in a stage', () => {
    expect(stageOf({ id: 'chains', kind: 'spell' } as Effect)).toBe(2)
    expect(stageOf({ id: 'plague', kind: 'disease' } as Effect)).toBe(1)
    expect(stageOf({ id: 'no-spell', kind: 'status' } as Effect)).toBe(4)
    expect(stageOf({ id: 'evade', kind: 'status' } as Effect)).toBe(0)
  })
})

describe('events', () => {
  const after = (...events: GameEvent[]) => {
    const components = table()
    for (const one of events) patch(components, one)
    return realm(components)
  }
  it('move figures, wound them and let hexes work', () => {
    const where = after(event('moved', { hex: 'beatrice-1-1' }), event('hex-fired', { kind: 'astral', power: 2 }), event('hurt', { seat: '2', lives: 3, left: 7 }))
    expect(where.mages[0]).toMatchObject({ hex: 'beatrice-1-1', land: 0, astral: 2 })
    expect(where.fired).toEqual(['beatrice-1-1'])
    expect(where.mages[1]?.life).toBe(7)
  })
  it('carry artifacts away and home', () => {
    expect(after(event('taken', { artifact: 'chalice' })).artifacts[1]).toMatchObject({ keeper: 1, carrier: 0 })
    expect(after(event('taken', { artifact: 'chalice' }), event('delivered', { artifact: 'chalice' })).artifacts[1]).toMatchObject({ keeper: 0, carrier: null })
    expect(after(event('burnt', { artifact: 'chalice', seat: undefined })).artifacts[1]?.burnt).toBe(true)
  })
  it('show both rolls of an attack, and lay effects', () => {
    const where = after(event('cast', { spell: 'spark', target: '2' }), event('rolled', { roll: 70, value: 70, need: 0 }), event('rolled', { seat: '2', roll: 30, value: 30, need: 0 }))
    expect(where.attack).toMatchObject({ roll: 70, other: 30 })
    expect(where.mages[0]).toMatchObject({ hand: [], hand_count: 4 })
    expect(after(event('marked', { effect: 'plague' })).mages[0]?.effects[0]).toMatchObject({ kind: 'disease', remove: 50 })
    expect(after(event('marked', { effect: 'plague' }), event('unmarked', { effect: 'plague' })).mages[0]?.effects).toEqual([])
  })
  it('are counted after the game', () => {
    const words = { text: (key: string) => key } as unknown as Texts
    const found = figures([event('turn'), event('moved'), event('cast'), event('hurt', { lives: 2 }), event('died')], words)
    expect(found.rows[0]?.figures).toEqual([1, 1, 0, 2, 0, 1, 0, 0])
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

describe('dice', () => {
  const secret = 'ab'.repeat(32)
  const head = { dicehall: 1, game: 'shazar', version: '', seats: 2, options: {}, dice: { secret, salts: ['x'], commitment: commitment(secret) } }

  /** A game in which the stream deals, rolls for the first turn, and rolls once more. */
  function played(change: (moments: Moment[]) => void = () => undefined) {
    const stream = new Stream(keyOf(secret, ['x']))
    const left = [...ARTIFACTS]
    const dealt = [0, 1].map(() => left.splice(stream.below(left.length), 1)[0] ?? '')
    for (let i = 0; i < 10; i++) stream.below(20)
    const d100 = () => 10 * stream.below(10) + stream.below(10) || 100
    let [one, other] = [d100(), d100()]
    while (one === other) [one, other] = [d100(), d100()]
    const components = table({ first: one > other ? 0 : 1, artifacts: dealt.map((id, of) => ({ id, of, keeper: of, carrier: null, burnt: false })) })
    const moment = (number: number, answer: string | null, ...events: GameEvent[]): Moment => ({ number, seat: 0, answer, events, look: look(components, 'move', []) })
    const first = d100()
    // A spell spent on the Guardian is no draw, nor is a roll that a card sets.
    const events = [event('discarded', { spell: 'spark' }), event('rolled', { roll: first, value: first, need: 60 }), event('fate-played', { fate: 'n-star' }), event('rolled', { roll: 90, value: 90, need: 60 })]
    stream.below(17)
    const last = d100()
    const moments = [moment(0, null), moment(1, 'fight spark', ...events), moment(2, 'pass', event('drew', { count: 1 }), event('rolled', { roll: last, value: last, need: 0 }))]
    change(moments)
    return verify(head, draws(moments, { characters: 'beatrice, daren', layouts: '' }, 2, CARDS), null)
  }
  it('agree with the stream', () => {
    expect(played()).toMatchObject({ firstWrong: null, compared: 2 + 4 + 2 + 2 })
  })
  it('do not agree once a roll is changed', () => {
    const wrong = played((moments) => {
      const rolled = moments[2]?.events[1]
      if (rolled) rolled.roll = (Number(rolled.roll) % 100) + 1
    })
    expect(wrong?.firstWrong).not.toBeNull()
  })
  it('are only counted where cards are drawn in secret and one has but the eyes of a watcher', () => {
    expect(played()).toMatchObject({ draws: 2 + 10 + 4 + 2 + 1 + 2 })
  })
  it('do not agree with another first player', () => {
    const wrong = played((moments) => {
      for (const { look } of moments) realm(look.components).first = 1 - (realm(look.components).first ?? 0)
    })
    expect(wrong?.firstWrong).not.toBeNull()
  })
})

describe('cards drawn in secret', () => {
  const PACK = ['arrow', 'arrow', 'ball', 'cloud', 'dust']

  it('are those that are missing afterwards, whatever their order', () => {
    const pile = new Pile(PACK)
    const drawn = [pile.draw(), pile.draw()]
    pile.seen(3, ['dust', 'arrow'])
    expect(drawn.map((draw) => draw.sides)).toEqual([5, 4])
    expect(drawn[0]?.fits?.(4)).toBe(true) // dust
    expect(drawn[1]?.fits?.(2)).toBe(false) // ball
    const next = pile.draw()
    pile.seen(2, ['dust', 'arrow', 'ball'])
    expect([next.sides, next.fits?.(1)]).toEqual([3, true])
  })
  it('wait until every card is seen', () => {
    const pile = new Pile(PACK)
    const draw = pile.draw()
    pile.seen(4, [])
    expect(draw.fits).toBeUndefined()
    pile.seen(4, ['cloud'])
    expect(draw.fits?.(3)).toBe(true)
  })
  it('are not those put aside for them, unless nothing else is left', () => {
    const pile = new Pile(PACK)
    pile.seen(1, ['arrow', 'arrow', 'ball', 'cloud'])
    pile.putAside('ball')
    pile.putAside('cloud')
    const drawn = [pile.draw(), pile.draw()]
    pile.exchanged()
    drawn.push(pile.draw())
    pile.seen(0, ['arrow', 'arrow', 'dust', 'ball', 'cloud'])
    expect(drawn.map((draw) => draw.sides)).toEqual([1, 2, 1])
    expect(drawn.map((draw, i) => draw.fits?.([0, 1, 0][i] ?? 0))).toEqual([true, true, true])
  })
  it('are only counted where the deck ran out and was made anew', () => {
    const pile = new Pile(PACK)
    pile.seen(1, PACK.slice(0, 4))
    const drawn = [pile.draw(), pile.draw()]
    pile.seen(3, ['dust', 'ball'])
    expect(drawn.map((draw) => draw.fits)).toEqual([undefined, undefined])
  })
  it('are missing copy by copy', () => {
    expect(missing(PACK, ['arrow', 'dust', 'other'])).toEqual(['arrow', 'ball', 'cloud'])
  })

  const spells = ['arrow', 'ball', 'cloud', 'dust', 'ember', 'frost', 'gale', 'hail']
  const cards = [...CARDS, ...['beatrice', 'daren'].flatMap((name) => spells.map((id) => card(`${name}-${id}`, 'attack', { group: name, figures: { copies: 1 } })))]

  /** Both draw five of eight; then the stream takes one card from the second player's hand. */
  function dealt(lie: (card: string) => string = (card) => card) {
    const secret = 'ab'.repeat(32)
    const head = { dicehall: 1, game: 'shazar', version: '', seats: 2, options: {}, dice: { secret, salts: [], commitment: commitment(secret) } }
    const stream = new Stream(keyOf(secret, []))
    const left = [...ARTIFACTS]
    const artifacts = [0, 1].map((of) => ({ id: left.splice(stream.below(left.length), 1)[0] ?? '', of, keeper: of, carrier: null, burnt: false }))
    const hands = ['beatrice', 'daren'].map((name) => {
      const deck = spells.map((id) => `${name}-${id}`)
      return Array.from({ length: 5 }, () => deck.splice(stream.below(deck.length), 1)[0] ?? '').sort()
    })
    const d100 = () => 10 * stream.below(10) + stream.below(10) || 100
    let [one, other] = [d100(), d100()]
    while (one === other) [one, other] = [d100(), d100()]
    const first = one > other ? 0 : 1
    const lost = hands[1]?.[stream.below(5)] ?? ''
    const seen = (seat: number | null, discard: string[]) => {
      const mages = hands.map((hand, of) => {
        const held = hand.filter((id) => !discard.includes(id))
        return mage(of, { hand: of === seat ? held.map(lie) : null, hand_count: held.length, deck: 3, discard: of === 1 ? discard.map(lie) : [], fates: of === seat ? [] : null, fresh_fates: of === seat ? [] : null })
      })
      return look(table({ first, artifacts, mages }), 'move', [])
    }
    const moments = (seat: number | null): Moment[] => [
      { number: 0, seat: null, answer: null, events: [], look: seen(seat, []) },
      { number: 1, seat: 0, answer: 'pass', events: [event('discarded', { seat: '2', spell: lie(lost) })], look: seen(seat, [lost]) },
    ]
    return verify(head, draws(moments(null), { characters: 'beatrice, daren', layouts: '' }, 2, cards, [moments(0), moments(1)]), null)
  }
  it('are compared with the eyes of all', () => {
    expect(dealt()).toMatchObject({ draws: 2 + 10 + 4 + 1, compared: 2 + 10 + 4 + 1, firstWrong: null })
  })
  it('do not agree once a hand was dealt otherwise', () => {
    const swapped: Record<string, string> = { 'beatrice-arrow': 'beatrice-hail', 'beatrice-hail': 'beatrice-arrow', 'beatrice-ball': 'beatrice-gale', 'beatrice-gale': 'beatrice-ball', 'beatrice-cloud': 'beatrice-frost', 'beatrice-frost': 'beatrice-cloud' }
    expect(dealt((card) => swapped[card] ?? card)?.firstWrong).not.toBeNull()
  })
})
