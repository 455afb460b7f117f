// Names of cards in narrow bands: a long word is written smaller rather than broken.

const FITS = 9 // letters of a word in a band as wide as cards are at the least
const SMALLEST = 0.7

/** How much smaller a name is written so that its longest word stays whole.
 *  fit('Blood for the Blood God!') is 1, fit('Consecrated Area') 0.82. */
export function fit(title: string): number {
  const longest = Math.max(1, ...title.split(/[\s-]+/).map((word) => word.length))
  return Math.round(100 * Math.min(1, Math.max(SMALLEST, FITS / longest))) / 100
}
