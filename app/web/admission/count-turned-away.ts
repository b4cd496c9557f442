import { ranks, type Rank } from '#platform/http/concurrency-limit.ts'
import { log } from '#platform/log/log.ts'

/** After so long without anyone turned away, everyone is served again. */
const QUIET_MS = 10_000

/** Counts whom there was no place for, and tells of it once when it begins and once when it is over. */
export function countTurnedAway(figures: () => object): {
  count(rank: Rank): void
  counts(): Record<Rank, number>
} {
  const inAll = noneOfEach()
  let lately: Record<Rank, number> | undefined
  let quiet: NodeJS.Timeout | undefined

  return {
    count(rank) {
      if (!lately) log.warn(figures(), 'more is asked for than can be served: some are asked to come back')
      lately ??= noneOfEach()
      lately[rank]++
      inAll[rank]++
      quiet ??= setTimeout(end, QUIET_MS).unref()
      quiet.refresh()
    },
    counts: () => inAll,
  }

  function end(): void {
    log.warn({ turnedAway: lately }, 'everyone is served again')
    lately = undefined
    quiet = undefined
  }
}

function noneOfEach(): Record<Rank, number> {
  return Object.fromEntries(ranks.map((rank) => [rank, 0])) as Record<Rank, number>
}
