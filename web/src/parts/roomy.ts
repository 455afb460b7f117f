// Cards of a hand, and whether what they say can be read to its end; what says it is marked by `data-text`.

const WIDEST = 22

/** How far what is said goes beyond its card is what cannot be read of it. */
export function cut(holder: Element): boolean {
  const [card, text] = [holder.querySelector('[data-thing]'), holder.querySelector('[data-text]')]
  if (!card || !text) return false
  return Math.max(text.scrollHeight - text.clientHeight, text.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom) > 1
}

/** In a row that is swiped, a card that says much is as wide as it needs: `--wide`, in rem. */
export function widen(holders: HTMLElement[], from: number): void {
  for (const one of holders) one.style.removeProperty('--wide')
  for (const one of holders) for (let wide = from; wide <= WIDEST && cut(one); wide++) one.style.setProperty('--wide', `${wide}rem`)
}
