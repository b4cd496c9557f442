import type { Block } from '../index/block.ts'
import { setBit, wordsFor } from '../index/doc-set.ts'
import type { Check } from './filter-checks.ts'

type Cached = { by: unknown; bits: Uint32Array }

const MOST_CACHED = 64
const cachedOf = new WeakMap<Block, Map<string, Cached>>()

/** Which documents of a block pass a filter, a bit each: people set the same few filters again and again. */
export function filterBits(block: Block, { key, by, passes }: Check): Uint32Array {
  let cached = cachedOf.get(block)
  if (!cached) cachedOf.set(block, (cached = new Map()))
  const known = cached.get(key)
  if (known && known.by === by) {
    cached.delete(key)
    cached.set(key, known)
    return known.bits
  }
  const { count } = block.columns
  const bits = new Uint32Array(wordsFor(count))
  for (let doc = 0; doc < count; doc++) if (passes(doc)) setBit(bits, doc)
  cached.set(key, { by, bits })
  for (const oldest of cached.keys()) {
    if (cached.size <= MOST_CACHED) break
    cached.delete(oldest)
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
