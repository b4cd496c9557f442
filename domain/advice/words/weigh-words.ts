import { tellingRoots } from './telling-words.ts'

/** How much each root tells among these texts: what stands in few of them weighs more than what stands in most. */
export function weighRoots(texts: readonly string[]): (root: string) => number {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const root of tellingRoots(text)) counts.set(root, (counts.get(root) ?? 0) + 1)
  return (root) => 1 / (1 + Math.log(Math.max(1, counts.get(root) ?? 1)))
}

export type Shared = { share: number; count: number }

/** How much of what the first says the second says as well, by the weight of its words. */
export function sharedWith(
  roots: readonly string[],
  other: ReadonlySet<string>,
  weigh: (root: string) => number,
): Shared {
  let [all, both, count] = [0, 0, 0]
  for (const root of roots) {
    all += weigh(root)
    if (!other.has(root)) continue
    both += weigh(root)
    count++
  }
  return { share: all === 0 ? 0 : both / all, count }
}
