import { serviceLimits } from '#domain/catalogue/index.ts'
import { lengthOf } from '#platform/text/shown-text.ts'
import { tellingRoots } from '../words/telling-words.ts'

const { most, tag: tagLimits } = serviceLimits.tags
const NEW_MOST = 5

/**
 * Tags that services like this one have and that its own text speaks of, the most common first. `theirs` has those of each
 * service that is near; nothing is made up.
 */
export function commonTags(
  own: readonly string[],
  text: string,
  theirs: readonly (readonly string[])[],
): string[] {
  const roots = new Set(tellingRoots(text))
  const has = new Set(own.map((tag) => tag.toLowerCase()))
  const counts = new Map<string, number>()
  for (const tags of theirs)
    for (const tag of new Set(tags.map((one) => one.toLowerCase())))
      counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .filter(([tag]) => !has.has(tag) && isTag(tag) && speaksOf(roots, tag))
    .toSorted(([one, times], [other, otherTimes]) => otherTimes - times || one.localeCompare(other, 'en'))
    .map(([tag]) => tag)
    .slice(0, Math.max(0, Math.min(NEW_MOST, most - own.length)))
}

const isTag = (tag: string) =>
  lengthOf(tag) >= tagLimits.min && lengthOf(tag) <= tagLimits.max && !/[,\n]/.test(tag)

function speaksOf(roots: ReadonlySet<string>, tag: string): boolean {
  const needed = tellingRoots(tag)
  return needed.length > 0 && needed.every((root) => roots.has(root))
}
