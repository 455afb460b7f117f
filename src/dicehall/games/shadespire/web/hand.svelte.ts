// What is held in hand or pointed at, shared by field and dock.

class Held {
  /** The fighter that is pushed or placed next. */
  picked: string | null = $state(null)
  /** The fighter that is pointed at. */
  pointed: string | null = $state(null)
  /** What is being dragged, and where the pointer is. */
  drag: { what: 'token' | 'fighter' | 'card'; id: string; x: number; y: number } | null = $state.raw(null)
}

export const held = new Held()

const FAR = 8

export interface Dragged {
  what: 'token' | 'fighter' | 'card'
  id: string
  /** It was let go over a thing of the table. */
  drop(thing: string): void
}

/** `use:draggable` lets a thing be carried to another; a short press stays a click. */
export function draggable(node: Element, dragged: Dragged | null) {
  let now = dragged
  let from: [number, number] | null = null

  const down = (event: Event) => {
    const pointer = event as PointerEvent
    if (!now || pointer.button !== 0) return
    // A finger swipes a hand of cards, and moves a picture that is larger than its box.
    if (pointer.pointerType !== 'mouse' && (now.what === 'card' || node.closest('[data-fit=larger]'))) return
    from = [pointer.clientX, pointer.clientY]
    if (pointer.pointerType === 'mouse' && node.closest('[data-fit=larger]')) pointer.stopPropagation()
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', stop)
  }
  const move = (event: PointerEvent) => {
    if (!from || !now) return
    if (!held.drag && Math.hypot(event.clientX - from[0], event.clientY - from[1]) < FAR) return
    held.drag = { what: now.what, id: now.id, x: event.clientX, y: event.clientY }
  }
  const up = (event: PointerEvent) => {
    const carried = held.drag
    stop()
    if (!carried || !now) return
    const thing = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement | SVGElement>('[data-thing]')
    if (thing?.dataset.thing && thing !== node) now.drop(thing.dataset.thing)
  }
  const stop = () => {
    from = null
    held.drag = null
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', stop)
  }
  node.addEventListener('pointerdown', down)
  return {
    update(next: Dragged | null) {
      now = next
    },
    destroy() {
      node.removeEventListener('pointerdown', down)
      if (from) stop()
    },
  }
}
