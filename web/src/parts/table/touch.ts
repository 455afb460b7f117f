// A finger that stays: what the pointer of a mouse does by resting on a thing.

interface Deeds {
  begin(): void
  end(): void
}

const LONG = 380

/** Calls `begin` once a finger has rested, `end` when it goes; the click and the menu that the same
    finger brings about, be it at once or later, are taken away. */
export function longPress(node: Element, deeds: Deeds) {
  let now = deeds
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Whether what lies here, or lay here last, is a finger, and whether it has rested. */
  let finger = false
  let held = false
  let from: [number, number] = [0, 0]

  const down = (event: Event) => {
    const pointer = event as PointerEvent
    clearTimeout(timer)
    held = false
    finger = pointer.pointerType !== 'mouse'
    if (!finger) return
    from = [pointer.clientX, pointer.clientY]
    timer = setTimeout(() => {
      held = true
      now.begin()
    }, LONG)
  }
  const move = (event: Event) => {
    const pointer = event as PointerEvent
    if (!held && Math.hypot(pointer.clientX - from[0], pointer.clientY - from[1]) > 10) clearTimeout(timer)
  }
  const up = () => {
    clearTimeout(timer)
    if (held) now.end()
  }
  const take = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const click = (event: Event) => {
    // One without a count comes from the keyboard.
    if (!held || (event as MouseEvent).detail === 0) return
    held = false
    take(event)
  }
  const menu = (event: Event) => finger && take(event)
  const all: [string, (event: Event) => void][] = [['pointerdown', down], ['pointermove', move], ['pointerup', up], ['pointercancel', up]]
  for (const [name, deed] of all) node.addEventListener(name, deed)
  node.addEventListener('click', click, true)
  node.addEventListener('contextmenu', menu, true)
  return {
    update(next: Deeds) {
      now = next
    },
    destroy() {
      clearTimeout(timer)
      for (const [name, deed] of all) node.removeEventListener(name, deed)
      node.removeEventListener('click', click, true)
      node.removeEventListener('contextmenu', menu, true)
    },
  }
}
