/** Who goes first when not all can. */
export const ranks = ['money', 'member', 'visitor'] as const
export type Rank = (typeof ranks)[number]

/** Somebody at the gate: how important what they want is, and in whose name they come. */
export type Comer = { rank: Rank; who: string }
/** Gives the place back. */
export type Leave = () => void

export type Gate = {
  /** A place, after a wait if need be; none where too many wait already, or it took too long. */
  enter(comer: Comer): Promise<Leave | undefined>
  /** Whether they would be turned away at once. */
  isClosedTo(comer: Comer): boolean
  figures(): { inFlight: number; waiting: number }
}

export type GateBounds = { places: number; waiting: number; longestWaitMs: Readonly<Record<Rank, number>> }

type Waiting = Comer & { letIn(): void; turnAway(): void }

/**
 * Bounds the work in flight. What is too much waits a little, by rank, and of equals those first who have the fewest places; nobody
 * has more than half of the places or of the queue. Half, because it is enough to keep a processor busy: where everyone
 * comes by one address, behind a proxy that is not trusted, nothing is lost.
 */
export function openGate({ places, waiting: mostWaiting, longestWaitMs }: GateBounds): Gate {
  const share = Math.ceil(places / 2)
  const shareOfQueue = Math.ceil(mostWaiting / 2)
  const placesOf = openTally()
  const turnsOf = openTally()
  const queue: Waiting[] = []
  let inFlight = 0

  const isFreeFor = (who: string) => inFlight < places && placesOf.count(who) < share

  function take(who: string): Leave {
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

  function goesBefore(one: Comer, other: Comer): boolean {
    const apart = ranks.indexOf(one.rank) - ranks.indexOf(other.rank)
    return apart < 0 || (apart === 0 && placesOf.count(one.who) < placesOf.count(other.who))
  }

  /** Whose turn in the queue a newcomer takes: of the lowest rank below theirs, or of an equal who has far more turns. */
  function whoYields(comer: Comer): Waiting | 'nobody needs to' | undefined {
    const mine = turnsOf.count(comer.who)
    const isOverShare = mine >= shareOfQueue
    if (!isOverShare && queue.length < mostWaiting) return 'nobody needs to'
    const others = isOverShare ? queue.filter(({ who }) => who === comer.who) : queue
    const last = others.reduce<Waiting | undefined>(
      (worst, one) => (!worst || ranks.indexOf(one.rank) >= ranks.indexOf(worst.rank) ? one : worst),
      undefined,
    )
    if (!last) return undefined
    if (ranks.indexOf(last.rank) > ranks.indexOf(comer.rank)) return last
    if (isOverShare || last.rank !== comer.rank) return undefined
    const crowd = others.filter(({ rank, who }) => rank === comer.rank && turnsOf.count(who) > mine + 1)
    return crowd.at(-1)
  }

  function wait(comer: Comer): Promise<Leave | undefined> {
    return new Promise((resolve) => {
      const end = (leave: Leave | undefined) => {
        clearTimeout(tooLong)
        queue.splice(queue.indexOf(waiting), 1)
        turnsOf.add(comer.who, -1)
        resolve(leave)
      }
      const waiting: Waiting = {
        ...comer,
        letIn: () => end(take(comer.who)),
        turnAway: () => end(undefined),
      }
      const tooLong = setTimeout(waiting.turnAway, longestWaitMs[comer.rank])
      queue.push(waiting)
      turnsOf.add(comer.who, 1)
    })
  }

  return {
    async enter(comer) {
      if (isFreeFor(comer.who)) return take(comer.who)
      const yielding = whoYields(comer)
      if (!yielding) return undefined
      if (yielding !== 'nobody needs to') yielding.turnAway()
      return wait(comer)
    },
    isClosedTo: (comer) => !isFreeFor(comer.who) && !whoYields(comer),
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
