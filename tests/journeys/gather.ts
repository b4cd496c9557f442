import { gatherDoubtfulTargets } from './gather-doubtful-targets.ts'
import { gatherNewlyShown } from './gather-newly-shown.ts'
import { gatherOutline } from './gather-outline.ts'
import { gatherTexts } from './gather-texts.ts'
import { bringHash } from './hash-in-page.ts'
import { bringPlainTexts } from './plain-texts.ts'

/** What is worth asking about, by hash: two of one hash are alike, and one of them is enough. */
const gatherers = {
  targets: gatherDoubtfulTargets,
  texts: gatherTexts,
  outline: gatherOutline,
  newlyShown: gatherNewlyShown,
}

export type Kind = keyof typeof gatherers

declare global {
  interface Window {
    gatherers?: typeof gatherers
    /** What was gathered last to be looked at, in its order. */
    gathered?: Partial<Record<Kind, Element[]>>
  }
}

const asProperties = Object.entries(gatherers).map(([kind, run]) => `${kind}: ${run}`)

export const bringGatherers = `(${bringHash})(); (${bringPlainTexts})(); window.gatherers = { ${asProperties.join()} }`

/** The hashes of what is there of these kinds, in a part of the page; it stays in the page to be asked about. Runs in the page. */
export function gather([part, kinds]: readonly [string, readonly Kind[]]): Partial<Record<Kind, number[]>> {
  // What lies half under the header where a story has scrolled to would seem too small to be hit.
  if (part === 'html') window.scrollTo(0, 0)
  window.gathered = {}
  const hashes: Partial<Record<Kind, number[]>> = {}
  for (const kind of kinds) {
    const found = window.gatherers?.[kind](part) ?? new Map<number, Element>()
    window.gathered[kind] = [...found.values()]
    hashes[kind] = [...found.keys()]
  }
  return hashes
}
