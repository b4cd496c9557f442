import type { Block } from '../index/block.ts'
import { setBit, wordsFor } from '../index/doc-set.ts'
import type { Check } from './filter-checks.ts'

type Kept = { by: unknown; bits: Uint32Array }

const MOST_KEPT = 64
const keptOf = new WeakMap<Block, Map<string, Kept>>()

/** Which documents of a block pass a filter, a bit each: people set the same few filters again and again. */
export function filterBits(block: Block, { key, by, passes }: Check): Uint32Array {
  let kept = keptOf.get(block)
  if (!kept) keptOf.set(block, (kept = new Map()))
  const known = kept.get(key)
  if (known && known.by === by) {
    kept.delete(key)
    kept.set(key, known)
    return known.bits
  }
  const { count } = block.columns
  const bits = new Uint32Array(wordsFor(count))
  for (let doc = 0; doc < count; doc++) if (passes(doc)) setBit(bits, doc)
  kept.set(key, { by, bits })
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break
    kept.delete(oldest)
  }
  return bits
}

/** What passes every filter but one that may be named, which it fails; without what is masked. */
export function combineBits(
  from: Uint32Array,
  masked: Uint32Array,
  filters: readonly Uint32Array[],
  failing?: number,
): Uint32Array {
  const combined = new Uint32Array(from.length)
  for (let at = 0; at < from.length; at++) combined[at] = (from[at] ?? 0) & ~(masked[at] ?? 0)
  filters.forEach((bits, number) => {
    const flip = number === failing ? 0xffffffff : 0
    for (let at = 0; at < combined.length; at++) combined[at] = (combined[at] ?? 0) & ((bits[at] ?? 0) ^ flip)
  })
  return combined
}
