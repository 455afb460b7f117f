// Which step of a lesson is shown: the learner reads explanations on, the hall says which answer comes next.

import type { Lesson } from '../../lib/protocol'

/**
 * The number of the step to show. `at` is the next step that waits for an answer, `read` up to where the learner has
 * read. Explanations between the answer before and the next one are shown one by one.
 */
export function stepAt(steps: Lesson['steps'], at: number, read: number): number {
  let first = at
  while (first > 0 && steps[first - 1]?.kind === 'tell') first--
  return Math.min(at, Math.max(first, read))
}
