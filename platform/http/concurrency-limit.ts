/** Who goes first when not all can. */
export const ranks = ['money', 'member', 'visitor'] as const
export type Rank = (typeof ranks)[number]

/** Somebody who asks for a place: how important what they want is, and in whose name they come. */
export type Caller = { rank: Rank; who: string }
/** Gives the place back. */
export type ReleasePlace = () => void

export type ConcurrencyLimit = {
  /** A place, after a wait if need be; none where too many wait already, or it took too long. */
  enter(caller: Caller): Promise<ReleasePlace | undefined>
  /** Whether they would be turned away at once. */
  isClosedTo(caller: Caller): boolean
  figures(): { inFlight: number; waiting: number }
}

type ConcurrencyBounds = {
  places: number
  waiting: number
  longestWaitMs: Readonly<Record<Rank, number>>
}

type Waiting = Caller & { letIn(): void; turnAway(): void }

/**
 * Bounds the work in flight. What is too much waits a little, by rank, and of equals those first who have the fewest places; nobody
 * has more than half of the places or of the queue. Half, because it is enough to keep a processor busy: where everyone
 * comes by one address, behind a proxy that is not trusted, nothing is lost.
 */
export function openConcurrencyLimit({
  places,
  waiting: mostWaiting,
  longestWaitMs,
}: ConcurrencyBounds): ConcurrencyLimit {
  const share = Math.ceil(places / 2)
  const shareOfQueue = Math.ceil(mostWaiting / 2)
  const placesOf = openTally()
  const turnsOf = openTally()
  const queue: Waiting[] = []
  let inFlight = 0

  const isFreeFor = (who: string) => inFlight < places && placesOf.count(who) < share

  function take(who: string): ReleasePlace {
    inFlight++
    placesOf.add(who, 1)
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      inFlight--
      placesOf.add(who, -1)
      next()?.letIn()
    }
  }

  function next(): Waiting | undefined {
    let first: Waiting | undefined
    for (const one of queue) if (isFreeFor(one.who) && (!first || goesBefore(one, first))) first = one
    return first
  }

  function goesBefore(one: Caller, other: Caller): boolean {
    const apart = ranks.indexOf(one.rank) - ranks.indexOf(other.rank)
    return apart < 0 || (apart === 0 && placesOf.count(one.who) < placesOf.count(other.who))
  }

  /** Whose turn in the queue a newcomer takes: of the lowest rank below theirs, or of an equal who has far more turns. */
  function whoYields(caller: Caller): Waiting | 'nobody needs to' | undefined {
    const mine = turnsOf.count(caller.who)
    const isOverShare = mine >= shareOfQueue
    if (!isOverShare && queue.length < mostWaiting) return 'nobody needs to'
    const others = isOverShare ? queue.filter(({ who }) => who === caller.who) : queue
    const last = others.reduce<Waiting | undefined>(
      (worst, one) => (!worst || ranks.indexOf(one.rank) >= ranks.indexOf(worst.rank) ? one : worst),
      undefined,
    )
    if (!last) return undefined
    if (ranks.indexOf(last.rank) > ranks.indexOf(caller.rank)) return last
    if (isOverShare || last.rank !== caller.rank) return undefined
    const crowd = others.filter(({ rank, who }) => rank === caller.rank && turnsOf.count(who) > mine + 1)
    return crowd.at(-1)
  }

  function wait(caller: Caller): Promise<ReleasePlace | undefined> {
    return new Promise((resolve) => {
      const end = (leave: ReleasePlace | undefined) => {
        clearTimeout(tooLong)
        queue.splice(queue.indexOf(waiting), 1)
        turnsOf.add(caller.who, -1)
        resolve(leave)
      }
      const waiting: Waiting = {
        ...caller,
        letIn: () => end(take(caller.who)),
        turnAway: () => end(undefined),
      }
      const tooLong = setTimeout(waiting.turnAway, longestWaitMs[caller.rank])
      queue.push(waiting)
      turnsOf.add(caller.who, 1)
    })
  }

  return {
    async enter(caller) {
      if (isFreeFor(caller.who)) return take(caller.who)
      const yielding = whoYields(caller)
      if (!yielding) return undefined
      if (yielding !== 'nobody needs to') yielding.turnAway()
      return wait(caller)
    },
    isClosedTo: (caller) => !isFreeFor(caller.who) && !whoYields(caller),
    figures: () => ({ inFlight, waiting: queue.length }),
  }
}

/** How many each has; who has none is forgotten. */
function openTally() {
  const counts = new Map<string, number>()
  const count = (who: string) => counts.get(who) ?? 0
  return {
    count,
    add(who: string, more: number) {
      if (count(who) + more > 0) counts.set(who, count(who) + more)
      else counts.delete(who)
    },
  }
}
