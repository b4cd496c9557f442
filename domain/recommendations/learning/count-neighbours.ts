import { interestWeights, NEIGHBOURS_MOST, PEOPLE_LEAST, PRIOR_PEOPLE } from '../recommendation-rules.ts'
import type { Interests } from './interests.ts'
import { KEPT, ORDERED, VIEWED } from './signals.ts'

type Scored = { service: number; score: number }
export type Neighbour = Scored & { viewed: number; kept: number; ordered: number }

/** By what somebody did about a service: the strongest of it counts. */
const strengths = Uint8Array.from({ length: (VIEWED | KEPT | ORDERED) + 1 }, (_, kinds) =>
  kinds & ORDERED ? interestWeights.ordered : kinds & KEPT ? interestWeights.kept : interestWeights.viewed,
)

/** The sums of one service stand side by side: people, strength, and how many looked, kept and ordered. */
const SUMS = 5

/**
 * Counts what the people of a service were also interested in, the nearest first. `peopleOf` has how many people each service has, none where
 * it is known of nobody: what everybody looks at says little about anybody. One service is counted at a time, in the same memory.
 */
export function openCounting({ services, baskets }: Interests, peopleOf: ReadonlyMap<number, number>) {
  const sums = new Uint32Array(services.size() * SUMS)
  const met: number[] = []

  function note(service: number, kinds: number): void {
    const sum = service * SUMS
    if (sums[sum] === 0) met.push(service)
    sums[sum] = (sums[sum] ?? 0) + 1
    sums[sum + 1] = (sums[sum + 1] ?? 0) + (strengths[kinds] ?? 0)
    if (kinds & VIEWED) sums[sum + 2] = (sums[sum + 2] ?? 0) + 1
    if (kinds & KEPT) sums[sum + 3] = (sums[sum + 3] ?? 0) + 1
    if (kinds & ORDERED) sums[sum + 4] = (sums[sum + 4] ?? 0) + 1
  }

  /** How near it is: nothing that too few have in common with `own`, and nothing of which nobody is known. */
  function scoreOf(service: number, own: number): number {
    const people = peopleOf.get(service)
    if (service === own || !people || (sums[service * SUMS] ?? 0) < PEOPLE_LEAST) return 0
    const ofOwn = peopleOf.get(own) ?? 0
    return (sums[service * SUMS + 1] ?? 0) / Math.sqrt((ofOwn + PRIOR_PEOPLE) * (people + PRIOR_PEOPLE))
  }

  function read({ service, score }: Scored): Neighbour {
    const at = service * SUMS
    return { service, score, viewed: sums[at + 2] ?? 0, kept: sums[at + 3] ?? 0, ordered: sums[at + 4] ?? 0 }
  }

  const nearestFirst = (one: Scored, other: Scored) =>
    other.score - one.score || (services.id(one.service) < services.id(other.service) ? -1 : 1)

  return (own: number, people: Iterable<number>): Neighbour[] => {
    for (const person of people) baskets.forEach(person, note)
    const found: Scored[] = []
    for (const service of met) {
      const score = scoreOf(service, own)
      if (score > 0) found.push({ service, score })
    }
    const nearest = found.toSorted(nearestFirst).slice(0, NEIGHBOURS_MOST).map(read)
    for (const service of met) sums.fill(0, service * SUMS, (service + 1) * SUMS)
    met.length = 0
    return nearest
  }
}
