import { VARIED_AMONG, variedPlaces } from './match-rules.ts'

const VARIED = Math.max(...variedPlaces.map(({ first }) => first))

type Variety<One> = {
  ownerOf(one: One): string
  /** Whether one may take the place of the best: it matches as well. */
  isAsGood?(one: One, best: One): boolean
  /** Told of each that has to wait. */
  holdBack?(one: One): void
}

/**
 * The one rule of variety, for search, categories, the home page and recommendations: among the first places, a seller who has had
 * theirs waits while others match as well. Only what stands among the first so many is moved, and by nothing but its rank, so that every
 * page is cut from the same order.
 */
export function varyOwners<One>(
  ranked: readonly One[],
  { ownerOf, isAsGood = () => true, holdBack }: Variety<One>,
): One[] {
  const waiting = ranked.slice(0, VARIED_AMONG)
  const placed: One[] = []
  const taken = new Map<string, number>()
  while (placed.length < VARIED && waiting.length > 0) {
    const [best] = waiting
    const most = variedPlaces.find(({ first }) => placed.length < first)?.most ?? Infinity
    const found = waiting.findIndex(
      (one) => best !== undefined && isAsGood(one, best) && (taken.get(ownerOf(one)) ?? 0) < most,
    )
    const at = Math.max(found, 0)
    for (const passed of waiting.slice(0, at)) holdBack?.(passed)
    const [next] = waiting.splice(at, 1)
    if (next === undefined) break
    taken.set(ownerOf(next), (taken.get(ownerOf(next)) ?? 0) + 1)
    placed.push(next)
  }
  return [...placed, ...waiting, ...ranked.slice(VARIED_AMONG)]
}

/** The first so many by the same rule, and never more of one seller than it allows: where others run out, the row is shorter. */
export function firstOfEach<One>(ranked: readonly One[], most: number, ownerOf: (one: One) => string): One[] {
  const taken = new Map<string, number>()
  return varyOwners(ranked, { ownerOf })
    .filter((one) => {
      const count = (taken.get(ownerOf(one)) ?? 0) + 1
      taken.set(ownerOf(one), count)
      return count <= MOST_OF_ONE
    })
    .slice(0, most)
}

const MOST_OF_ONE = Math.max(...variedPlaces.map(({ most }) => most))
