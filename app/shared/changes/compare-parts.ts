import type { Change } from '#app/ui/changes/changes.tsx'
import { compareWords, type Stretch } from '#platform/text/compare-words.ts'

/** Of what stayed the same only its ends are shown: enough to find the place. */
const SAME_MOST = 240
const SAME_ENDS = 100

/** Parts that differ, in the order given; each is a name, what it was and what it is. */
export function compareParts(parts: readonly (readonly [name: string, was: string, is: string])[]): Change[] {
  return parts.flatMap(([name, was, is]) => {
    if (was === is) return []
    const stretches = compareWords(was, is).map(shortened)
    const side = (left: Stretch['kind']) => stretches.filter(({ kind }) => kind !== left)
    return { name, was: side('added'), is: side('removed') }
  })
}

function shortened({ kind, text }: Stretch): Stretch {
  if (kind !== 'same' || text.length <= SAME_MOST) return { kind, text }
  return { kind, text: `${text.slice(0, SAME_ENDS)} … ${text.slice(-SAME_ENDS)}` }
}
