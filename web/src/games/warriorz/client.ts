// Ultimate Warriorz in the browser.

import type { Draw } from '../../lib/fair'
import type { Components, GameEvent, Look, Moment, Option } from '../../lib/protocol'
import type { Sound } from '../../lib/sound'
import type { Texts } from '../../lib/texts'
import type { IconName } from '../../parts/icons'
import type { Figures, GameClient } from '../registry'
import Arena from './Arena.svelte'
import CardFace from './CardFace.svelte'
import Face from './Face.svelte'
import { arena, find } from './model'
import WarriorPanels from './WarriorPanels.svelte'

const LENGTHS: Record<string, number> = {
  round: 900, revealed: 1100, moved: 650, struck: 550, shot: 650, blasted: 650, rolled: 1500, rerolled: 1500,
  flipped: 1100, net: 1300, netted: 600, strength: 1000, defence: 1000, wounded: 900, 'first-wound': 700,
  missed: 700, out: 1100, stones: 800, 'lost-lives': 800, chose: 150, glory: 350, trophy: 500, placed: 350, won: 1200,
}

const ICONS: Record<string, IconName> = {
  picked: 'person', placed: 'flag', round: 'hourglass', chose: 'card', revealed: 'card', moved: 'boot',
  struck: 'sword', shot: 'bow', blasted: 'blast', strength: 'die', defence: 'shield', net: 'net', netted: 'net',
  rolled: 'die', flipped: 'amulet', rerolled: 'amulet', 'gave-die': 'die', missed: 'cross', wounded: 'drop',
  'first-wound': 'heart', stole: 'heart', 'lost-lives': 'drop', out: 'skull', stones: 'stone',
  'stones-stopped': 'shield', shocked: 'bolt', charged: 'bolt', 'gave-skull': 'skull', 'skull-back': 'skull',
  'attack-lost': 'cross', glory: 'star', trophy: 'trophy', won: 'laurel',
}

const RULES: Record<string, string> = {
  picked: 'setup_pick', placed: 'setup_place', round: 'battle_round', chose: 'choice_secret', revealed: 'initiative',
  moved: 'move', struck: 'attack_strike', shot: 'attack_shot', blasted: 'special_keg', strength: 'special_claymore',
  defence: 'special_spear', net: 'special_net', netted: 'special_net', rolled: 'attack_hit', flipped: 'amulet_flip',
  rerolled: 'amulet_reroll', 'gave-die': 'special_split', missed: 'attack_hit', wounded: 'wounds',
  'first-wound': 'first-wound', stole: 'special_vampire', 'lost-lives': 'stoning_discard', out: 'wounds_out',
  stones: 'stoning', 'stones-stopped': 'ruling_3', shocked: 'special_shock', charged: 'special_shock',
  'gave-skull': 'special_skull', 'skull-back': 'special_skull', 'attack-lost': 'ruling_2', glory: 'wounds_glory',
  trophy: 'wounds_out', won: 'victory',
}

const SOUNDS: Record<string, Sound> = {
  rolled: 'dice', rerolled: 'dice', net: 'dice', strength: 'dice', defence: 'dice', wounded: 'hit', 'lost-lives': 'hit',
  out: 'out', moved: 'move', placed: 'move', revealed: 'card', chose: 'card', won: 'win',
}

const SEATS: Record<string, [number, number]> = {
  'free-for-all': [2, 8], 'duel-of-teams': [2, 2], 'pairs-each': [3, 3],
  'two-pairs': [4, 4], 'three-pairs': [6, 6], 'two-teams': [5, 8],
}

function patch(components: Components, event: GameEvent): void {
  const where = arena(components)
  if (!Array.isArray(where.warriors)) return
  const warrior = find(where, event.warrior)
  const target = find(where, event.target)
  if (faces(event).length > 0 || event.event === 'flipped') where.roll = null // the log knows better now
  switch (event.event) {
    case 'round':
      where.round = event.round as number
      break
    case 'placed':
    case 'moved':
      if (warrior) warrior.zone = event.zone as string
      break
    case 'chose':
      if (warrior) warrior.face_down = true
      break
    case 'revealed':
      if (warrior) {
        where.acting = warrior.id
        warrior.card = event.card as string
        warrior.face_down = false
        warrior.chosen = null
        warrior.shock = 0
      }
      break
    case 'wounded':
      if (target) target.lives = Math.max(0, target.lives - (event.wounds as number))
      break
    case 'lost-lives':
      if (warrior) warrior.lives = Math.max(0, warrior.lives - (event.wounds as number))
      break
    case 'first-wound':
      if (target) target.unhurt = false
      break
    case 'stole':
      if (warrior) warrior.lives += event.wounds as number
      break
    case 'glory':
      if (warrior) warrior.glory += event.glory as number
      break
    case 'trophy':
      if (warrior) warrior.trophies++
      break
    case 'out':
      if (warrior) warrior.lives = 0
      break
    case 'flipped':
    case 'rerolled':
      if (warrior) warrior.amulet = false
      break
  }
}

function faces(event: GameEvent): number[] {
  if (Array.isArray(event.faces)) return event.faces as number[]
  if (event.event === 'strength' || event.event === 'defence') return [event.face as number]
  return []
}

/** The amulet is of no use when no die hits. */
function pointless(look: Look): string | null {
  if (look.question?.kind !== 'amulet') return null
  const where = arena(look.components)
  const roll = where.roll
  const mine = where.warriors.filter((warrior) => warrior.seat === look.seat && roll?.targets.includes(warrior.id))
  if (!roll || mine.length !== 1 || roll.picked.length > 0) return null
  const defence = mine[0]?.defence
  if (defence === null || defence === undefined) return null
  const target = mine[0]
  const netted = find(where, roll.warrior)?.card === 'cactus-net'
  if (netted || !target) return null
  return roll.faces.every((face) => face + roll.bonus < defence) ? 'pass' : null
}

function figures(log: GameEvent[], words: Texts): Figures {
  const rows = new Map<string, { attacks: number; dice: number; wounds: number; suffered: number; moves: number }>()
  const row = (id: unknown) => {
    const key = String(id)
    let found = rows.get(key)
    if (!found) rows.set(key, (found = { attacks: 0, dice: 0, wounds: 0, suffered: 0, moves: 0 }))
    return found
  }
  for (const event of log) {
    if (event.event === 'placed') row(event.warrior)
    if (['struck', 'shot', 'blasted'].includes(event.event)) row(event.warrior).attacks++
    if (event.event === 'rolled') row(event.warrior).dice += (event.faces as number[]).length
    if (event.event === 'moved') row(event.warrior).moves++
    if (event.event === 'lost-lives') row(event.warrior).suffered += event.wounds as number
    if (event.event === 'wounded') {
      row(event.warrior).wounds += event.wounds as number
      row(event.target).suffered += event.wounds as number
    }
  }
  return {
    heads: ['figure-attacks', 'figure-dice', 'figure-wounds', 'figure-suffered', 'figure-moves'].map((key) => words.text(key)),
    rows: [...rows].map(([id, figures]) => ({
      name: words.text(`warrior-${id}`),
      figures: [figures.attacks, figures.dice, figures.wounds, figures.suffered, figures.moves],
    })),
  }
}

/** Dice in the order in which they were drawn: a shuffle of the warriors, then every roll. */
export function draws(moments: Moment[], options: Record<string, unknown>): Draw[] {
  const all: Draw[] = []
  if (options.draw === 'random') for (let sides = 8; sides > 1; sides--) all.push({ sides, value: null })
  const die = (face: number) => all.push({ sides: 6, value: face - 1 })
  let picked: number[] = []
  for (const moment of moments) {
    const said = moment.answer?.match(/^reroll (\d+)$/)
    if (said) picked.push(Number(said[1]) - 1)
    for (const event of moment.events) {
      if (event.event === 'rerolled') {
        const now = event.faces as number[]
        for (const at of picked.sort((a, b) => a - b)) die(now[at] ?? 1)
        picked = []
      } else {
        faces(event).forEach(die)
        if (event.event === 'rolled') picked = []
      }
    }
  }
  return all
}

export const client: GameClient = {
  id: 'warriorz',
  Board: Arena,
  Seat: WarriorPanels,
  Face,
  CardFace,
  hasFace: (option: Option) => ['play', 'pick', 'flip', 'reroll', 'give-die'].includes(option.do.verb),
  patch,
  length: (event) => LENGTHS[event.event] ?? 500,
  sound: (event) => SOUNDS[event.event] ?? null,
  icon: (event) => ICONS[event.event] ?? 'dot',
  rule: (event) => RULES[event.event] ?? null,
  faces,
  pointless,
  seatsFor: (options) => SEATS[String(options.mode)] ?? null,
  figures,
  draws,
}
