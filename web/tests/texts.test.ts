import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Said } from '../src/lib/protocol'
import { bundle, distinct, keysOf, preferred, Texts, type Language } from '../src/lib/texts'

const home = new URL('../../src/dicehall/', import.meta.url)
const source = (path: string) => readFileSync(new URL(path, home), 'utf-8')

function texts(lang: Language, game = 'warriorz'): Texts {
  const languages: Language[] = lang === 'en' ? ['en'] : [lang, 'en']
  return new Texts(
    lang,
    languages.map((one) => bundle(one, [source(`text/${one}.ftl`), source(`games/${game}/text/${one}.ftl`)])),
  )
}
const warrior = (id: string) => ({ key: `warrior-${id}` })

describe('phrases are said as on the server', () => {
  it('uses cases, gender and places', () => {
    const ru = texts('ru')
    expect(ru.text('do-shoot', { target: warrior('agaric') })).toBe('Выстрелить в Шампиньона')
    expect(ru.text('do-give-skull', { target: warrior('burdock') })).toBe('Отдать Череп Репью')
    expect(ru.text('log-moved', { warrior: warrior('sorgho'), start: { key: 'zone-south' }, zone: { key: 'zone-centre' } })).toBe('Сорго переходит с юга в центр.')
    expect(ru.text('log-wounded', { warrior: warrior('jojoba'), target: warrior('cactus'), wounds: 2 })).toBe('Жожоба ранила Кактуса: минус 2 жизни.')
  })
  it('uses plurals', () => {
    expect(texts('en').text('players', { count: 1 })).toBe('1 player')
    expect(texts('ru').text('players', { count: 22 })).toBe('22 игрока')
    expect(texts('ru').text('log-stole', { warrior: warrior('bonsai'), wounds: 5 })).toBe('Бонсай восполнил силы: плюс 5 жизней.')
  })
  it('uses endings', () => {
    expect(texts('hu').text('log-shot', { warrior: warrior('jojoba'), target: warrior('cactus') })).toBe('Jojoba rálő Kaktuszra.')
  })
  it('joins names and counts them', () => {
    const team = ['agaric', 'cactus', 'baobab'].map(warrior)
    expect(texts('en').text('log-won', { team })).toContain('Agaric, Cactus and Baobab win the')
    expect(texts('hu').text('log-won', { team })).toContain('Csiperke, Kaktusz és Baobab')
    expect(texts('ru').variable('them', team.slice(0, 2))).toMatchObject({ them_gender: 'pl', them_acc: 'Шампиньона и Кактуса' })
  })
  it('speaks of a hidden card otherwise', () => {
    const en = texts('en')
    expect(en.text('log-chose', { warrior: warrior('cactus'), card: { key: 'hidden-card' } })).toBe('Cactus lays a card face down.')
    expect(en.text('log-chose', { warrior: warrior('cactus'), card: { key: 'card-cactus-jab' } })).toBe('Cactus secretly lays down Trident Jab.')
  })
  it('nests, gives names with arguments their cases, and writes numbers plainly', () => {
    expect(texts('ru').text('hint', { option: { key: 'do-strike', args: { target: warrior('cactus') } } })).toBe('Бот выбрал бы: Ударить Кактуса')
    expect(texts('ru').text('prompt-hand-over', { seat: { key: 'seat', args: { number: 3 } } })).toContain('Игроку 3')
    expect(texts('en').text('players', { count: 1234567 })).toContain('1234567')
    expect(texts('ru').text('figure', { value: 0.8 })).toBe('0,8')
    expect(texts('en').text('percent', { value: 41.7 })).toBe('42%')
  })
  it('leaves a place for what is seen instead of said', () => {
    const faces = ['hammer', 'critical'].map((face) => ({ key: `face-${face}` }))
    const roll = { key: 'log-attack-roll', args: { fighter: { key: 'fighter-garrek' }, faces, successes: 2 } }
    expect(texts('en', 'shadespire').around(roll, 'faces')).toEqual(['Garrek Gorebeard rolls ', 'hammer and critical', ': 2 successes.'])
    expect(texts('en', 'shadespire').around(roll, 'dice')).toBe(null)
    const thrown = { key: 'log-rolled', args: { warrior: warrior('cactus'), faces: '3 5' } }
    expect(texts('hu').around(thrown, 'faces')?.[1]).toBe('3 5')
  })
  it('falls back to English, then to the key', () => {
    const lacking = new Texts('hu', [bundle('hu', ['card-newt = Gőte']), bundle('en', ['card-newt = Newt\n    .text = It swims.'])])
    expect(lacking.text('card-newt')).toBe('Gőte')
    expect(lacking.text('card-newt.text')).toBe('It swims.')
    expect(texts('ru').text('do-fly')).toBe('⟨do-fly⟩')
    expect(texts('ru').has('do-move.text')).toBe(false)
    expect(texts('en').text('card-agaric-ring.text')).toBe('While this card lies open, Agaric cannot be shot at.')
  })
})

describe('a table speaks of its seats by name', () => {
  const seat = (number: number) => ({ key: 'seat', args: { number } })
  const band = (number: number) => ({ key: 'seat-of', args: { number, warband: { key: 'warband-garrek' } } })
  const names = ['Anna', 'Bot 2', '']

  it('in the log, in options and in refusals', () => {
    const en = texts('en', 'quarriors').called(names)
    expect(en.say({ key: 'log-attacked', args: { seat: seat(1), defender: seat(2), attack: 4 } })).toBe('Anna attacks Bot 2 for 4.')
    expect(en.text('log-won', { winners: [seat(1), seat(2)] })).toContain('Anna and Bot 2')
    const ru = texts('ru', 'shadespire').called(names)
    expect(ru.text('do-begin', { seat: band(1) })).toBe('Начинает Anna (Разбойники Гаррека)')
    expect(texts('hu', 'shadespire').called(names).text('log-passed', { seat: seat(2) })).toContain('Bot 2')
    expect(en.text('seat', { number: 2 })).toBe('Bot 2')
  })
  it('also of those whose fighter it is', () => {
    const fighter = { key: 'fighter-of', args: { fighter: { key: 'fighter-arnulf' }, number: 1 } }
    expect(texts('en', 'shadespire').say(fighter)).toBe('Arnulf (1)')
    expect(texts('en', 'shadespire').called(names).say(fighter)).toBe('Arnulf (Anna)')
  })
  it('but a seat without a name keeps its number, as do rounds and games', () => {
    expect(texts('en', 'shadespire').called(names).text('log-passed', { seat: seat(3) })).toContain('Player 3')
    expect(texts('en', 'shadespire').called(names).text('ui-game', { number: 1 })).toBe('Game 1')
    expect(texts('en', 'shadespire').text('log-passed', { seat: seat(1) })).toContain('Player 1')
  })
  it('and where a language declines, a word before or after the name does', () => {
    expect(texts('ru').called(names).text('prompt-hand-over', { seat: seat(1) })).toContain('игроку Anna')
    const team = { key: 'seat-of', args: { number: 1, warriors: [warrior('agaric')] } }
    expect(texts('ru').called(names).variable('to', team)).toMatchObject({ to: 'Anna (Шампиньон)', to_dat: 'игроку Anna (Шампиньон)' })
    expect(texts('hu').called(names).variable('to', seat(1))).toMatchObject({ to: 'Anna', to_acc: 'Anna játékost', to_from: 'Anna játékostól' })
  })
  it('in every language alike', () => {
    for (const lang of ['en', 'ru', 'hu'] as const) {
      const own = (game: string) => new Texts(lang, [bundle(lang, [source(`text/${lang}.ftl`), source(`games/${game}/text/${lang}.ftl`)])])
      const twins = [['pig', 'seat'], ['shadespire', 'seat-of'], ['shadespire', 'fighter-of'], ['warriorz', 'seat-of']] as const
      for (const [game, key] of twins) expect([lang, game, key, own(game).has(`${key}-named`)]).toEqual([lang, game, key, true])
    }
  })
})

it('tells people of one name apart', () => {
  expect(distinct(['Anna', 'Béla', 'Anna'])).toEqual(['Anna (1)', 'Béla', 'Anna (3)'])
  expect(distinct(['Anna', 'Anna', 'Anna (2)'])).toEqual(['Anna (1)', 'Anna (2) (2)', 'Anna (2) (3)'])
  expect(distinct(['Anna', 'Béla'])).toEqual(['Anna', 'Béla'])
})

it('picks the first language it speaks', () => {
  expect(preferred(['de-DE', 'hu-HU', 'en'])).toBe('hu')
  expect(preferred(['fr'])).toBe('en')
})

it('lists the keys of a source', () => {
  expect(keysOf('# x\na = 1\n    .b = 2\nc-d = 3\n')).toEqual(['a', 'c-d'])
})

it('has every word the page uses, in every language', () => {
  const files = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
  const used = new Set<string>()
  for (const text of Object.values(files)) for (const found of text.matchAll(/\bt\(\s*'([^'$]+)'/g)) used.add(found[1] ?? '')
  expect(used.size).toBeGreaterThan(120)
  for (const lang of ['en', 'ru', 'hu'] as const) {
    const own = new Texts(lang, [bundle(lang, [source(`text/${lang}.ftl`)])])
    expect([...used].filter((key) => !own.has(key))).toEqual([])
  }
})

describe('of the reader’s own seat it is spoken as “you”', () => {
  const seat = (number: number) => ({ key: 'seat', args: { number } })
  const said = (lang: Language, own: number | null, key: string, args: Record<string, Said>) => texts(lang, 'quarriors').called(['Anna', 'Ben'], own).text(key, args)

  it('as who did it', () => {
    expect(said('en', 0, 'log-gained', { seat: seat(1), glory: 2, total: 5 })).toBe('You gain 2 glory and now have 5.')
    expect(said('ru', 0, 'log-gained', { seat: seat(1), glory: 2, total: 5 })).toBe('Вы получаете славу: 2. Всего теперь 5.')
    expect(said('hu', 0, 'log-gained', { seat: seat(1), glory: 2, total: 5 })).toBe('Dicsőséget kapsz: 2. Most összesen 5.')
    expect(said('en', 1, 'log-won', { winners: [seat(2)] })).toBe('You win!')
  })
  it('as whom it was done to', () => {
    const attack = { seat: seat(2), defender: seat(1), attack: 4 }
    expect(said('en', 0, 'log-attacked', attack)).toBe('Ben attacks you for 4.')
    expect(said('ru', 0, 'log-attacked', attack)).toBe('Ben атакует вас с силой 4.')
    expect(said('hu', 0, 'log-attacked', attack)).toBe('Ben téged támad, ereje 4.')
  })
  it('also where the game calls the seat by its figure', () => {
    const [beatrice, daren] = [{ key: 'character-beatrice' }, { key: 'character-daren' }]
    const told = (lang: Language, figure: string | null, key: string, args: Record<string, Said>) => texts(lang, 'shazar').called(['Anna', 'Ben'], 0, figure).text(key, args)
    const hit = { seat: beatrice, target: daren, roll: 71, other: 40 }
    expect(told('en', 'character-beatrice', 'log-hit', hit)).toBe('You hit Daren: 71 against 40.')
    expect(told('ru', 'character-daren', 'log-hit', hit)).toBe('Беатрисс попадает по вам: 71 против 40.')
    expect(told('hu', 'character-daren', 'log-died', { seat: daren, home: 1 })).toBe('Otthon meghalsz.')
    expect(told('en', 'character-daren', 'log-won', { winners: [daren] })).toBe('You win!')
    expect(told('en', null, 'log-hit', hit)).toBe('Beatrice hits Daren: 71 against 40.')
  })
  it('and of others, or to watchers, by name', () => {
    expect(said('en', 0, 'log-gained', { seat: seat(2), glory: 2, total: 5 })).toBe('Ben gains 2 glory and now has 5.')
    expect(said('en', null, 'log-gained', { seat: seat(1), glory: 2, total: 5 })).toBe('Anna gains 2 glory and now has 5.')
    expect(said('en', 0, 'log-won', { winners: [seat(1), seat(2)] })).toBe('Anna and Ben share the victory!')
  })
})
