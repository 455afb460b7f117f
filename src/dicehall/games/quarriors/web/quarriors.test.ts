import { beforeAll, describe, expect, it } from 'vitest'
import { cardOf, Deals, dieOf, fallenOf, learn, sayDie, type Creature } from './model'
import type { Card, GameEvent, Option, Phrase } from '$shell/lib/protocol'
import type { Texts } from '$shell/lib/texts'

const BLANK = { shows: 'resource', quiddity: 0, draw: 0, reroll: false, either: false, level: 0, attack: 0, defence: 0, burst: 0 }
const q = (quiddity: number) => ({ ...BLANK, word: `q${quiddity}`, quiddity })
const c = (level: number) => ({ ...BLANK, says: { key: 'face-creature' }, word: `c${level}`, shows: 'creature', level, attack: level, defence: 1 + level })
const printed = (id: string, kind: string, faces: object[], group = id) =>
  ({ id, group, kind, figures: {}, faces, effects: [], sources: {}, provenance: 'public', note: '' }) as unknown as Card
const CARDS = [
  printed('quiddity', 'basic', [q(1), q(1), q(1), q(1), q(1), q(2)]),
  printed('assistant', 'basic', [q(1), q(1), q(1), { ...BLANK, word: 'r*', reroll: true, burst: 1 }, c(1), c(1)]),
  printed('goblin', 'creature', [q(1), q(1), c(1), c(1), c(2), c(2)]),
]

beforeAll(() => learn(CARDS))

const creature = (word: string, more: object = {}): Creature => ({ ...dieOf('goblin:c1'), word, like: word, form: null, glory: 1, attached: [], safe: false, silenced: false, switched: false, ...more })

describe('dice', () => {
  it('are read from their words', () => {
    expect(dieOf('goblin:c2')).toMatchObject({ card: 'goblin', face: 4, shows: 'creature', level: 2 })
    expect(dieOf('goblin:?')).toMatchObject({ face: 6, shows: 'waiting' })
  })
  it('are named as their printed faces say', () => {
    const words = { text: (key: string, args: Record<string, Phrase>) => `${key} ${args.card?.key} ${args.face?.key}` } as unknown as Texts
    expect(sayDie(words, dieOf('goblin:c2'))).toBe('die card-goblin face-creature')
    expect(sayDie(words, dieOf('goblin:?'))).toBe('die card-goblin face-waiting')
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
    const all = [creature('goblin#1'), creature('goblin#2', { like: 'goblin#1' }), creature('goblin#3')]
    const deals = new Deals([option('defend', { creature: 'goblin#1' }), option('destroy', { creature: '2:goblin#1' })], 0)
    const of = (seat: number, at: number) => deals.creature(seat, all[at] as Creature, null).map((one) => one.answer)
    expect([of(0, 0), of(0, 1), of(0, 2), of(1, 1)]).toEqual([['defend'], ['defend'], [], ['destroy']])
  })
  it('have the picture of their card', () => {
    expect(cardOf(option('destroy', { creature: '2:goblin=hag#1' }))).toBe('goblin')
    expect(cardOf(option('dispel-kind', { spell: 'death-charm**' }))).toBe('death-charm')
    expect(cardOf(option('done', {}))).toBeNull()
  })
})

describe('a creature that has left the table falls', () => {
  const [first, second] = [creature('goblin#1'), creature('goblin#2', { like: 'goblin#1' })]
  const ooze = creature('ooze', { form: dieOf('assistant:c1') })
  const told = (event: string, name: string, seat = 2) => ({ event, seat, creature: name, log: { key: '' } }) as unknown as GameEvent
  const destroyed = told('destroyed', 'goblin:c1')

  it('where a spell or hunger took it', () => {
    expect(fallenOf(destroyed, told('cast', ''), 1, [ooze, first], [ooze])).toEqual({ creature: first, at: 1 })
    expect(fallenOf(told('starved', 'goblin:c1'), null, 1, [first, second], [first])?.at).toBe(0)
    expect(fallenOf(told('destroyed', 'assistant:c1'), null, 1, [ooze, first], [first])?.creature).toBe(ooze)
  })
  it('once only: not after it fell defending, nor at another seat, nor while all are there', () => {
    expect(fallenOf(destroyed, told('defended', 'goblin:c1'), 1, [first], [])).toBeNull()
    expect(fallenOf(destroyed, null, 0, [first], [])).toBeNull()
    expect(fallenOf(destroyed, null, 1, [first], [first])).toBeNull()
  })
})
