// Arrow keys walk among the things of a board; the board is one stop for Tab.

const KEYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

type Thing = HTMLElement | SVGElement

/** `what` names the data attribute of the things. */
export function rove(node: HTMLElement | SVGElement, what = 'thing') {
  const things = () => [...node.querySelectorAll<Thing>(`[data-${what}]`)]
  let last: string | undefined

  function stop(at: Thing | undefined) {
    for (const thing of things()) {
      const stop = thing === at ? '0' : '-1'
      if (thing.getAttribute('tabindex') !== stop) thing.setAttribute('tabindex', stop)
    }
    last = at?.dataset[what]
  }

  function settle() {
    const all = things()
    const focused = all.find((thing) => thing === document.activeElement)
    stop(focused ?? all.find((thing) => thing.dataset[what] === last) ?? all.find((thing) => thing.dataset.legal === 'true') ?? all[0])
  }

  function keydown(event: KeyboardEvent) {
    const from = event.target
    if (!(from instanceof HTMLElement || from instanceof SVGElement) || !from.dataset[what]) return
    if (event.key === 'Home' || event.key === 'End') {
      const all = things()
      event.preventDefault()
      all[event.key === 'Home' ? 0 : all.length - 1]?.focus()
      return
    }
    const way = KEYS[event.key]
    if (!way) return
    event.preventDefault()
    nearest(from, things(), way)?.focus()
  }

  const observer = new MutationObserver(settle)
  observer.observe(node, { childList: true, subtree: true })
  const focusin = (event: Event) => {
    const thing = (event.target as Element | null)?.closest<Thing>(`[data-${what}]`)
    if (thing) stop(thing)
  }
  node.addEventListener('keydown', keydown as EventListener)
  node.addEventListener('focusin', focusin)
  settle()
  return {
    destroy() {
      observer.disconnect()
      node.removeEventListener('keydown', keydown as EventListener)
      node.removeEventListener('focusin', focusin)
    },
  }
}

/** The thing that lies next in a direction: near, and rather ahead than aside. */
function nearest(from: Thing, all: Thing[], [dx, dy]: [number, number]): Thing | null {
  const middle = (thing: Thing) => {
    const box = (thing.querySelector('[data-middle]') ?? thing).getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2] as const
  }
  const [x, y] = middle(from)
  let best: Thing | null = null
  let least = Infinity
  for (const thing of all) {
    if (thing === from) continue
    const [tx, ty] = middle(thing)
    const ahead = (tx - x) * dx + (ty - y) * dy
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx)
    if (ahead < 4) continue
    const cost = ahead + 2 * aside
    if (cost < least) [best, least] = [thing, cost]
  }
  return best
}
