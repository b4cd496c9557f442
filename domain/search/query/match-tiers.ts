import { type Block, isMasked } from '../index/block.ts'
import { walk } from '../index/doc-set.ts'
import type { TermSets } from '../index/posting.ts'
import { ENOUGH_FOUND } from '../match-rules.ts'
import type { Slot } from '../words/slot.ts'
import { type Matched, matchDocs } from './match-docs.ts'

/** What matches in a block, and the words that were not asked of it. */
export type Tier = { matched: Matched; lacks: string | undefined }

export type BlockTerms = { block: Block; termSets(term: string): TermSets }

/** The words asked of each tier: all; then, while few are found, all but the weakest. No words: no tiers. */
export function chooseTiers(
  blocks: readonly BlockTerms[],
  slots: readonly Slot[],
  loosely: boolean,
): readonly Slot[][] {
  if (slots.length === 0) return []
  const tiers = [[...slots]]
  if (!loosely) return tiers
  let asked = [...slots]
  let found = countAll(blocks, asked)
  while (asked.length > 1 && found < ENOUGH_FOUND) {
    const weakest = weakestOf(blocks, asked)
    asked = asked.filter((slot) => slot !== weakest)
    const more = countAll(blocks, asked)
    // A word less that finds nothing more is no reason to give it up.
    if (more > found) tiers.push(asked)
    found = more
  }
  return tiers
}

export function matchTiers({ block, termSets }: BlockTerms, tiers: readonly (readonly Slot[])[]): Tier[] {
  const [all = []] = tiers
  return tiers.map((slots) => ({
    matched: matchDocs(block, slots, termSets),
    lacks: slots.length === all.length ? undefined : wordsOf(all.filter((slot) => !slots.includes(slot))),
  }))
}

export const wordsOf = (slots: readonly Slot[]) => slots.flatMap(({ words }) => words).join(' ')

/** How many have all of these, up to enough. */
export function countAll(blocks: readonly BlockTerms[], slots: readonly Slot[]): number {
  let count = 0
  for (const { block, termSets } of blocks) {
    const next = walk(matchDocs(block, slots, termSets).text)
    for (let doc = next(); doc >= 0 && count < ENOUGH_FOUND; doc = next()) if (!isMasked(block, doc)) count++
  }
  return count
}

/**
 * The word that says least about what is sought: of those that mention it, the fewest are about it, having it in their titles
 * or labels. One that nobody has is weaker still; among equals the commoner is.
 */
function weakestOf(blocks: readonly BlockTerms[], slots: readonly Slot[]): Slot | undefined {
  const weighed = slots.map((slot) => {
    const sets = blocks.map(({ block, termSets }) => matchDocs(block, [slot], termSets))
    const mentions = sets.reduce((sum, { text }) => sum + text.count, 0)
    const about = sets.reduce((sum, { labels }) => sum + labels.count, 0)
    return { slot, mentions, share: mentions === 0 ? -1 : about / mentions }
  })
  const [weakest] = weighed.toSorted((one, other) => one.share - other.share || other.mentions - one.mentions)
  return weakest?.slot
}
