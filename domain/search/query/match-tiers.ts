import { type Block, isMasked } from '../index/block.ts'
import { noDocs, walk } from '../index/doc-set.ts'
import type { TermSets } from '../index/posting.ts'
import { ENOUGH_FOUND } from '../match-rules.ts'
import type { Slot } from '../words/slot.ts'
import { type Matched, matchDocs } from './match-docs.ts'

/** What matches in a block, and the words that were not asked of it. */
export type Tier = { matched: Matched; lacks: string | undefined }

export type BlockTerms = { block: Block; termSets(term: string): TermSets }

/** A tier in every block, with the words that were asked of it, and how many have them, up to enough. */
type WholeTier = { slots: readonly Slot[]; byBlock: Tier[]; count: number }

/** What has all of the words; then, while few are found, what has all but the weakest. No words: no tiers. */
export function matchTiers(
  blocks: readonly BlockTerms[],
  slots: readonly Slot[],
  loosely: boolean,
): WholeTier[] {
  if (slots.length === 0) return []
  const matchOf = (asked: readonly Slot[]): WholeTier => {
    const lacks =
      asked.length === slots.length ? undefined : wordsOf(slots.filter((one) => !asked.includes(one)))
    const matched = blocks.map(({ block, termSets }) => matchDocs(block, asked, termSets))
    return {
      slots: asked,
      byBlock: matched.map((one) => ({ matched: one, lacks })),
      count: countUp(blocks, matched),
    }
  }
  let last = matchOf(slots)
  const tiers = [last]
  if (!loosely || slots.length === 1 || last.count >= ENOUGH_FOUND) return tiers
  // Weighed once: what a word says does not depend on which others are asked with it.
  const weakestFirst = byWeakness(blocks, slots)
  while (last.slots.length > 1 && last.count < ENOUGH_FOUND) {
    const weakest = weakestFirst.shift()
    const next = matchOf(last.slots.filter((slot) => slot !== weakest))
    // A word less that finds nothing more is no reason to give it up.
    if (next.count > last.count) tiers.push(next)
    last = next
  }
  return tiers
}

export const wordsOf = (slots: readonly Slot[]) => slots.flatMap(({ words }) => words).join(' ')

function countUp(blocks: readonly BlockTerms[], matched: readonly Matched[]): number {
  let count = 0
  blocks.forEach(({ block }, at) => {
    const next = walk(matched[at]?.text ?? noDocs)
    for (let doc = next(); doc >= 0 && count < ENOUGH_FOUND; doc = next()) if (!isMasked(block, doc)) count++
  })
  return count
}

/**
 * The words that say least about what is sought first: of those that mention one, the fewest are about it, having it in their titles
 * or labels. One that nobody has is weaker still; among equals the commoner is.
 */
function byWeakness(blocks: readonly BlockTerms[], slots: readonly Slot[]): Slot[] {
  const weighed = slots.map((slot) => {
    const sets = blocks.map(({ block, termSets }) => matchDocs(block, [slot], termSets))
    const mentions = sets.reduce((sum, { text }) => sum + text.count, 0)
    const about = sets.reduce((sum, { labels }) => sum + labels.count, 0)
    return { slot, mentions, share: mentions === 0 ? -1 : about / mentions }
  })
  return weighed
    .toSorted((one, other) => one.share - other.share || other.mentions - one.mentions)
    .map(({ slot }) => slot)
}
