// A finger that stays: what the pointer of a mouse does by resting on a thing.

interface Deeds {
  begin(): void
  end(): void
}

const LONG = 380

/** Calls `begin` once a finger has rested, `end` when it goes; the click that follows is taken away. */
export function longPress(node: Element, deeds: Deeds) {
  let now = deeds
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false
  let from: [number, number] = [0, 0]

  const down = (event: Event) => {
    const pointer = event as PointerEvent
    if (pointer.pointerType === 'mouse') return
    from = [pointer.clientX, pointer.clientY]
    clearTimeout(timer)
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
    // The click comes after this.
    setTimeout(() => (held = false), 0)
  }
  const click = (event: Event) => {
    if (!held) return
    event.preventDefault()
    event.stopPropagation()
  }
  const menu = (event: Event) => {
    if ((event as PointerEvent).pointerType !== 'mouse') event.preventDefault()
  }
  const all: [string, (event: Event) => void][] = [['pointerdown', down], ['pointermove', move], ['pointerup', up], ['pointercancel', up], ['contextmenu', menu]]
  for (const [name, deed] of all) node.addEventListener(name, deed)
  node.addEventListener('click', click, true)
  return {
    update(next: Deeds) {
      now = next
    },
    destroy() {
      clearTimeout(timer)
      for (const [name, deed] of all) node.removeEventListener(name, deed)
      node.removeEventListener('click', click, true)
    },
  }
}
