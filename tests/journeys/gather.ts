import { gatherDoubtfulTargets } from './gather-doubtful-targets.ts'
import { gatherNewlyShown } from './gather-newly-shown.ts'
import { gatherOutline } from './gather-outline.ts'
import { gatherTexts } from './gather-texts.ts'

/** What is worth asking about, by hash: two of one hash are alike, and one of them is enough. */
export const gatherers = {
  targets: gatherDoubtfulTargets,
  texts: gatherTexts,
  outline: gatherOutline,
  newlyShown: gatherNewlyShown,
}

export type Kind = keyof typeof gatherers

/** The hashes of what is there of these kinds, in a part of the page; it is kept to be asked about. One of the tools. */
export function gather(part: string, kinds: readonly Kind[]): Partial<Record<Kind, number[]>> {
  // What lies half under the header where a story has scrolled to would seem too small to be hit.
  if (part === 'html') window.scrollTo(0, 0)
  tools.gathered = {}
  const hashes: Partial<Record<Kind, number[]>> = {}
  for (const kind of kinds) {
    const found = tools.gatherers[kind](part)
    tools.gathered[kind] = [...found.values()]
    hashes[kind] = [...found.keys()]
  }
  return hashes
}
