/** Enter and the space bar press what is drawn, as they press a button. */
export function onkey(key: KeyboardEvent, deed: () => void): void {
  if (key.key !== 'Enter' && key.key !== ' ') return
  key.preventDefault()
  key.stopPropagation()
  deed()
}
