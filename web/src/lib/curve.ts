// The win-share curve of a finished game: points, and how a seat's line is told from the others.

import type { Analysis } from './protocol'

export const HEIGHT = 250
/** Room for what is written along the axes. */
export const LEFT = 46
export const BOTTOM = 38
const EDGE = 12

/** A line for each seat: where it stands at each question, and at the end. */
export interface Curve {
  numbers: number[]
  shares: number[][]
  last: number
}

export function curveOf(analysis: Analysis): Curve {
  return {
    numbers: [...analysis.moments.map((moment) => moment.number), analysis.answers],
    shares: [...analysis.moments.map((moment) => moment.shares), analysis.result],
    last: Math.max(1, analysis.answers),
  }
}

export const x = (curve: Curve, number: number, width: number): number => LEFT + ((width - LEFT - EDGE) * number) / curve.last
export const y = (share: number): number => EDGE + (HEIGHT - EDGE - BOTTOM) * (1 - share)

/** Moments to write along the axis: the first, the last, and round numbers between. */
export function ticks(curve: Curve, width: number): number[] {
  const most = Math.max(1, Math.floor((width - LEFT) / 60))
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500]
  const step = steps.find((one) => curve.last / one <= most) ?? 1000
  const round = Array.from({ length: Math.floor(curve.last / step) }, (_, i) => (i + 1) * step - 1)
  return [0, ...round.filter((one) => one > step / 2 && one < curve.last - step / 2), curve.last]
}

export function path(curve: Curve, seat: number, width: number): string {
  return curve.numbers.map((number, i) => `${i ? 'L' : 'M'}${x(curve, number, width).toFixed(1)} ${y(curve.shares[i]?.[seat] ?? 0).toFixed(1)}`).join('')
}

/** The last question asked at or before a moment. */
export function at(curve: Curve, number: number): number {
  let found = 0
  curve.numbers.forEach((one, i) => {
    if (one <= number) found = i
  })
  return found
}

/** Colours that can be told apart by the colour-blind, with a dash and a sign each. */
export const STYLES: { colour: string; dash: string; sign: string }[] = [
  { colour: 'var(--line-a)', dash: '', sign: '●' },
  { colour: 'var(--line-b)', dash: '8 4', sign: '■' },
  { colour: 'var(--line-c)', dash: '2 4', sign: '▲' },
  { colour: 'var(--line-d)', dash: '12 3 2 3', sign: '◆' },
  { colour: 'var(--line-e)', dash: '5 2', sign: '★' },
  { colour: 'var(--line-f)', dash: '1 3', sign: '✚' },
  { colour: 'var(--line-a)', dash: '14 5', sign: '○' },
  { colour: 'var(--line-b)', dash: '3 2', sign: '□' },
]
export const styleOf = (seat: number) => STYLES[seat % STYLES.length] ?? STYLES[0]!
