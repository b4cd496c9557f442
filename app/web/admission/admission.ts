import { openConcurrencyLimit, type ConcurrencyLimit, type Rank } from '#platform/http/concurrency-limit.ts'
import { nextTurn } from '#platform/process/turns.ts'
import { loadDocument } from '#app/web/maintenance.ts'
import type { PageRequest } from '#app/web/page-request.ts'
import { countTurnedAway } from './count-turned-away.ts'
import { isTransfer } from './is-transfer.ts'
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

export type Admission = {
  /** Does the work of a request in a place of its own, or asks to come back. */
  admit(asked: PageRequest, work: () => Promise<Response>): Promise<Response>
  /** Whether they would be asked to come back at once. */
  isClosedTo(asking: Asking): boolean
  /** Counts one who was asked to come back. */
  refuse(asking: Asking): true
  figures(): { inFlight: number; waiting: number; turnedAway: Readonly<Record<Rank, number>> }
}

export function openAdmission(members: KnownMembers): Admission {
  const work = openConcurrencyLimit({ places: PLACES, waiting: WAITING, longestWaitMs: LONGEST_WAIT_MS })
  const transfers = openConcurrencyLimit({
    places: TRANSFERS,
    waiting: WAITING,
    longestWaitMs: LONGEST_WAIT_MS,
  })
  const turnedAway = countTurnedAway(() => work.figures())
  const admission: Admission = {
    async admit(asked, run) {
      const asking = askingOf(asked)
      const leave = await limitFor(asked).enter(rankOf(asking, members))
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

  function limitFor({ path, request: { method, headers } }: PageRequest): ConcurrencyLimit {
    return isTransfer({ method, path, contentLength: headers.get('Content-Length') }) ? transfers : work
  }
}

function askingOf({ request, path, address }: PageRequest): Asking {
  return { method: request.method, path, address, cookies: request.headers.get('Cookie') ?? undefined }
}

function tooBusy(asked: PageRequest): Response {
  const isData = asked.path.endsWith('.data') && asked.request.method === 'GET'
  return isData ? loadDocument(asked) : new Response(TOO_BUSY.html, TOO_BUSY)
}
