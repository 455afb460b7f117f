// What an event does to the table that is shown, as well as it can be told; the next look puts it right.

import type { Components, GameEvent } from '../../lib/protocol'
import { cardCalled, realm, type Effect, type Mage, type Realm } from './model'

export function patch(components: Components, event: GameEvent): void {
  const where = realm(components)
  if (!Array.isArray(where.mages) || where.mages.length === 0) return
  const me = where.mages[Number(event.seat) - 1]
  relics(where, event)
  if (me) told(where, me, event)
}

function told(where: Realm, me: Mage, event: GameEvent): void {
  const number = (key: string) => Number(event[key] ?? 0)
  switch (event.event) {
    case 'turn':
      Object.assign(where, { active: me.seat, round: number('round'), stage: 'beginning', fired: [], casting: null, attack: null, roll: null })
      Object.assign(me, { astral: 0, bastion: 0, tartarus: false })
      break
    case 'moved':
    case 'jumped':
      stand(where, me, String(event.hex))
      if (me.seat === where.active && where.stage !== 'spell') where.stage = 'movement'
      break
    case 'hex-fired':
      if (me.hex && !where.fired.includes(me.hex)) where.fired.push(me.hex)
      if (event.kind === 'astral') me.astral = number('power')
      if (event.kind === 'bastion') me.bastion = number('power')
      if (event.kind === 'tartarus') me.tartarus = true
      break
    case 'rolled':
      where.roll = { seat: me.seat, bare: number('roll'), value: number('value'), need: number('need') || null }
      if (where.attack?.seat === me.seat && where.attack.roll === null) where.attack.roll = number('value')
      else if (where.attack?.target === me.seat) where.attack.other = number('value')
      break
    case 'hurt':
    case 'healed':
    case 'extra-life':
      me.life = number('left')
      break
    case 'withered':
      me.maximum = number('left')
      me.life = Math.min(me.life, me.maximum)
      break
    case 'marked':
      me.effects.push(effectCalled(String(event.effect), where.active))
      break
    case 'unmarked': {
      const at = me.effects.findIndex((one) => one.id === event.effect)
      if (at >= 0) me.effects.splice(at, 1)
      break
    }
    case 'skips':
      me.skips += number('count')
      break
    case 'skipped':
      me.skips = Math.max(0, me.skips - 1)
      break
    case 'cast':
    case 'cast-hidden':
      cast(where, me, event)
      break
    case 'cancelled':
    case 'evaded':
    case 'hit':
    case 'missed':
      where.attack = null
      break
    case 'discarded':
      leaveHand(me, String(event.spell))
      break
    case 'drew':
      me.hand_count += number('count')
      me.deck = Math.max(0, me.deck - number('count'))
      break
    case 'reshuffled':
      me.deck += me.discard.length
      me.discard = []
      break
    case 'fate-drawn':
      if (where.supply) where.supply.fate_deck = Math.max(0, where.supply.fate_deck - number('count'))
      break
    case 'fate-kept':
      if (me.seat === where.active) me.kept_count++
      else me.fresh_count++
      break
    case 'fate-played':
      me.kept_count = Math.max(0, me.kept_count - 1)
      where.supply?.fate_discard.push(String(event.fate))
      break
    case 'fate-fired':
      where.supply?.fate_discard.push(String(event.fate))
      break
    case 'truce':
      where.truce = me.seat
      break
    case 'trap-laid':
      where.traps.push({ hex: String(event.hex), seat: me.seat, card: typeof event.spell === 'string' ? event.spell : null })
      break
    case 'trap-sprung':
      where.traps = where.traps.filter((trap) => trap.hex !== me.hex)
      break
    case 'hex-blocked':
      where.barred.push({ hex: String(event.hex), seat: me.seat, turns: 1 })
      break
    case 'died':
      Object.assign(me, { life: 0, effects: [], hand_count: 0, skips: me.skips })
      break
    case 'reborn':
      Object.assign(me, { life: number('lives'), waiting: false })
      stand(where, me, where.hexes.find((hex) => hex.land === me.seat && hex.kind === 'capital')?.id ?? null)
      break
    case 'waits':
      Object.assign(me, { waiting: true, hex: null, land: null })
      break
    case 'out':
      Object.assign(me, { out: true, hex: null, land: null })
      break
  }
}

function relics(where: Realm, event: GameEvent): void {
  const relic = where.artifacts.find((one) => one.id === event.artifact)
  const seat = Number(event.seat) - 1
  if (!relic) return
  if (event.event === 'taken') relic.carrier = seat
  if (event.event === 'delivered') Object.assign(relic, { keeper: seat, carrier: null })
  if (event.event === 'went-home') Object.assign(relic, { keeper: seat, carrier: null })
  if (event.event === 'burnt') Object.assign(relic, { keeper: null, carrier: null, burnt: true })
}

function stand(where: Realm, me: Mage, id: string | null): void {
  const hex = where.hexes.find((one) => one.id === id)
  if (hex) Object.assign(me, { hex: hex.id, land: hex.land })
}

function cast(where: Realm, me: Mage, event: GameEvent): void {
  const spell = typeof event.spell === 'string' ? event.spell : null
  const target = event.target ? Number(event.target) - 1 : null
  where.stage = 'spell'
  where.casting = { seat: me.seat, card: spell, target }
  if (spell && target !== null && cardCalled(spell)?.kind === 'attack') where.attack = { seat: me.seat, target, card: spell, roll: null, other: null }
  leaveHand(me, spell)
}

function leaveHand(me: Mage, spell: string | null): void {
  me.hand_count = Math.max(0, me.hand_count - 1)
  for (const pile of [me.hand ?? [], me.stolen]) {
    const at = spell === null ? -1 : pile.indexOf(spell)
    if (at >= 0) {
      pile.splice(at, 1)
      return
    }
  }
}

function effectCalled(id: string, cause: number | null): Effect {
  const card = cardCalled(id) as { kind: string; lasting?: Partial<Effect> } | undefined
  const kind = !card ? 'status' : card.kind === 'disease' ? 'disease' : 'spell'
  const lasting = card?.lasting ?? {}
  return {
    id,
    kind,
    polarity: lasting.polarity ?? 'negative',
    turns: lasting.turns ?? 0,
    uses: lasting.uses ?? 0,
    n: lasting.n ?? 0,
    remove: lasting.remove ?? 0,
    cause: cause ?? 0,
  }
}
