import type pg from 'pg'
import type { JobsSeen } from '#platform/jobs/inspect-jobs.ts'
import type { Rank } from '#platform/http/concurrency-limit.ts'

type AdmissionSeen = { inFlight: number; waiting: number; turnedAway: Readonly<Record<Rank, number>> }

/** What is read at the moment someone asks for the figures. */
export type Watched = {
  pageCache?: () => { pages: number; bytes: number; hits: number; misses: number }
  pool?: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  jobs?: () => Promise<JobsSeen>
  mailWaiting?: () => Promise<number>
  admission?: () => AdmissionSeen
  streams?: () => number
}
