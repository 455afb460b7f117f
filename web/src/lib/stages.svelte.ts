// What is large is put up piece by piece, so that a slow machine stays awake to fingers and keys meanwhile.

import { onMount } from 'svelte'

/** How much is still being put up. */
let unfinished = $state(0)

export function building(): boolean {
  return unfinished > 0
}

/** Resolves when what is up by now has been drawn; in a tab that nobody sees, soon. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 100)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}

interface Stages {
  readonly at: number
  /** As much of a list as is up by now. */
  part<T>(list: T[]): T[]
}

/** Counts from `first` to `last`, one drawn frame for each; to be made where a component begins. */
export function stages(last: number, first = 0): Stages {
  let at = $state(first)
  onMount(() => {
    let gone = false
    const climb = async () => {
      for (let stage = first + 1; stage <= last && !gone; stage++) {
        await nextFrame()
        if (!gone) at = stage
      }
    }
    unfinished++
    void climb().finally(() => unfinished--)
    return () => (gone = true)
  })
  return {
    get at() {
      return at
    },
    part: (list) => (at >= last ? list : list.slice(0, Math.ceil((list.length * at) / last))),
  }
}
