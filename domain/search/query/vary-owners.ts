import { VARIED_AMONG, variedPlaces } from '../match-rules.ts'
import { ownerOf, type Ranked } from './rank-docs.ts'

const VARIED = Math.max(...variedPlaces.map(({ first }) => first))

/**
 * Among the first places, a seller who has had theirs waits while others match as well. Only what stands among the first so many is
 * moved, and by nothing but its rank, so that every page is cut from the same order.
 */
export function varyOwners(ranked: readonly Ranked[]): Ranked[] {
  const waiting = ranked.slice(0, VARIED_AMONG)
  const placed: Ranked[] = []
  const taken = new Map<string, number>()
  while (placed.length < VARIED && waiting.length > 0) {
    const at = nextOf(waiting, taken, placed.length)
    for (const passed of waiting.slice(0, at)) passed.isHeldBack = true
    const [next] = waiting.splice(at, 1)
    if (!next) break
    const owner = ownerOf(next)
    taken.set(owner, (taken.get(owner) ?? 0) + 1)
    placed.push(next)
  }
  return [...placed, ...waiting, ...ranked.slice(VARIED_AMONG)]
}

/** The first whose seller may have this place, of those that match as well as the best; else the best. */
function nextOf(waiting: readonly Ranked[], taken: ReadonlyMap<string, number>, place: number): number {
  const [best] = waiting
  const most = variedPlaces.find(({ first }) => place < first)?.most ?? Infinity
  const at = waiting.findIndex(
    (one) => one.match === best?.match && one.rank === best.rank && (taken.get(ownerOf(one)) ?? 0) < most,
  )
  return Math.max(at, 0)
}
