/** Who goes first when not all can. */
export const ranks = ['money', 'member', 'visitor'] as const
export type Rank = (typeof ranks)[number]

/** Somebody who asks for a place: how important what they want is, and in whose name they come. */
export type Caller = { rank: Rank; who: string }
/** Gives the place back. */
export type ReleasePlace = () => void

export type ConcurrencyLimit = {
  /** A place, or as many as they need, after a wait if need be; none where too many wait already, or it took too long. */
  enter(caller: Caller, needed?: number): Promise<ReleasePlace | undefined>
  /** Whether they would be turned away at once. */
  isClosedTo(caller: Caller): boolean
  figures(): { inFlight: number; waiting: number }
}

type ConcurrencyBounds = {
  places: number
  waiting: number
  longestWaitMs: Readonly<Record<Rank, number>>
}

type Waiting = Caller & { needed: number; letIn(): void; turnAway(): void }

/**
 * Bounds the work in flight. What is too much waits a little, by rank, and of equals those first who have the fewest places; nobody
 * has more than half of the places or of the queue. Half, because it is enough to keep a processor busy: where everyone
 * comes by one address, behind a proxy that is not trusted, nothing is lost. Who has nothing yet may have more than half at once,
 * and all places where they need more than there are; who needs little goes past those for whom there is not enough.
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

  function isFreeFor(who: string, needed: number): boolean {
    const mine = placesOf.count(who)
    return inFlight + needed <= places && (mine === 0 || mine + needed <= share)
  }

  function take(who: string, needed: number): ReleasePlace {
    inFlight += needed
    placesOf.add(who, needed)
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      inFlight -= needed
      placesOf.add(who, -needed)
      for (let one = next(); one; one = next()) one.letIn()
    }
  }

  function next(): Waiting | undefined {
    let first: Waiting | undefined
    for (const one of queue)
      if (isFreeFor(one.who, one.needed) && (!first || goesBefore(one, first))) first = one
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

  function wait(caller: Caller, needed: number): Promise<ReleasePlace | undefined> {
    return new Promise((resolve) => {
      const end = (leave: ReleasePlace | undefined) => {
        clearTimeout(tooLong)
        queue.splice(queue.indexOf(waiting), 1)
        turnsOf.add(caller.who, -1)
        resolve(leave)
      }
      const waiting: Waiting = {
        ...caller,
        needed,
        letIn: () => end(take(caller.who, needed)),
        turnAway: () => end(undefined),
      }
      const tooLong = setTimeout(waiting.turnAway, longestWaitMs[caller.rank])
      queue.push(waiting)
      turnsOf.add(caller.who, 1)
    })
  }

  return {
    async enter(caller, asked = 1) {
      const needed = Math.min(asked, places)
      if (isFreeFor(caller.who, needed)) return take(caller.who, needed)
      const yielding = whoYields(caller)
      if (!yielding) return undefined
      if (yielding !== 'nobody needs to') yielding.turnAway()
      return wait(caller, needed)
    },
    isClosedTo: (caller) => !isFreeFor(caller.who, 1) && !whoYields(caller),
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
