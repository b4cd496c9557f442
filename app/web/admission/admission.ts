import {
  openConcurrencyLimit,
  type Caller,
  type Rank,
  type ReleasePlace,
} from '#platform/http/concurrency-limit.ts'
import { nextTurn } from '#platform/process/turns.ts'
import { loadDocument } from '#app/web/maintenance.ts'
import type { PageRequest } from '#app/web/page-request.ts'
import { countTurnedAway } from './count-turned-away.ts'
import { bodyBytes, isLargeBody, isTransfer } from './is-transfer.ts'
import type { KnownMembers } from './known-members.ts'
import { rankOf, type Asking } from './rank-of.ts'
import { TOO_BUSY } from './too-busy.ts'

/** As many as keep a processor busy while they wait for the database. More would only make everyone wait longer. */
const PLACES = 8
/** What waits for the network and not for the processor has room of its own. */
const TRANSFERS = 64
const WAITING = 128
/** As long as a person would: who has something to lose longer than who looks around. */
const LONGEST_WAIT_MS = { money: 10_000, member: 5_000, visitor: 2_000 }
/** Of large bodies so much is in hand at a time: two attachments of 50 MB, or some twenty photographs. */
const BYTES_IN_HAND = 100 * 1024 * 1024
/** However small they are, so many at most. */
const MOST_BODIES = 64
/** Who sends much waits for its end anyway. */
const LONGEST_WAIT_OF_BODIES_MS = { money: 30_000, member: 30_000, visitor: 10_000 }

export type Admission = {
  /** Does the work of a request in a place of its own, or asks to come back. */
  admit(asked: PageRequest, work: () => Promise<Response>): Promise<Response>
  /** Whether they would be asked to come back at once. */
  isClosedTo(asking: Asking): boolean
  /** Counts one who was asked to come back. */
  refuse(asking: Asking): true
  figures(): { inFlight: number; waiting: number; turnedAway: Readonly<Record<Rank, number>> }
}

/** `mostInHand`: how much of a body is ever held at once; it goes on piece by piece. */
export function openAdmission(members: KnownMembers, mostInHand: () => number): Admission {
  const work = openConcurrencyLimit({ places: PLACES, waiting: WAITING, longestWaitMs: LONGEST_WAIT_MS })
  const transfers = openConcurrencyLimit({
    places: TRANSFERS,
    waiting: WAITING,
    longestWaitMs: LONGEST_WAIT_MS,
  })
  const bodies = openConcurrencyLimit({
    places: BYTES_IN_HAND,
    waiting: WAITING,
    longestWaitMs: LONGEST_WAIT_OF_BODIES_MS,
  })
  const turnedAway = countTurnedAway(() => work.figures())
  const admission: Admission = {
    async admit(asked, run) {
      const asking = askingOf(asked)
      const leave = await enter(asked, rankOf(asking, members))
      if (!leave) return admission.refuse(asking) && tooBusy(asked)
      try {
        await nextTurn()
        return await run()
      } finally {
        leave()
      }
    },
    isClosedTo: (asking) => work.isClosedTo(rankOf(asking, members)),
    refuse(asking) {
      turnedAway.count(rankOf(asking, members).rank)
      return true
    },
    figures: () => ({ ...work.figures(), turnedAway: turnedAway.counts() }),
  }
  return admission

  function enter(
    { path, request: { method, headers } }: PageRequest,
    caller: Caller,
  ): Promise<ReleasePlace | undefined> {
    const sent = { method, path, contentLength: headers.get('Content-Length') }
    if (!isLargeBody(sent)) return (isTransfer(sent) ? transfers : work).enter(caller)
    const inHand = Math.max(BYTES_IN_HAND / MOST_BODIES, Math.min(bodyBytes(sent), mostInHand()))
    // Anyone can have many addresses: visitors together leave half of it to members.
    return bodies.enter(caller.rank === 'visitor' ? { ...caller, who: 'visitors' } : caller, inHand)
  }
}

function askingOf({ request, path, address }: PageRequest): Asking {
  return { method: request.method, path, address, cookies: request.headers.get('Cookie') ?? undefined }
}

function tooBusy(asked: PageRequest): Response {
  const isData = asked.path.endsWith('.data') && asked.request.method === 'GET'
  return isData ? loadDocument(asked) : new Response(TOO_BUSY.html, TOO_BUSY)
}
