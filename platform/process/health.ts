import { sql } from 'drizzle-orm'
import { within } from '#platform/clock/within.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobQueue } from '#platform/jobs/queue.ts'
import type { Bus } from '#platform/realtime/bus.ts'

export type Health = { alive(): Response; ready(): Promise<Response>; beginStopping(): void }

type HealthParts = {
  running: { version: string; commit: string; build: string }
  /** One that never waits behind pages: `Database.quick`. */
  db: Db
  jobs: Pick<JobQueue, 'isRunning'>
  bus: Pick<Bus, 'isListening'>
  /** Of a process that answers searches: whether it has loaded what they need. */
  search?: { isWarm(): boolean }
  /** What is wrong with the jobs of the whole marketplace, in words. */
  listTroubles(): Promise<string[]>
}

/** Anyone may ask, as often as they like: the tables are looked at once in this time. */
const LOOK_EVERY_MS = 1_000
/** Who asks has a limit of its own, mostly of a few seconds; a database that needs longer is not one to serve from. */
const LIMIT_MS = 1_500

const UNKNOWN = ['The jobs can’t be looked at.']

/**
 * `/healthz` says that the process lives; `/readyz` that it can serve: database, bus, queue, and search where it searches. Trouble with the jobs is said
 * there too, but a process that can serve stays in the proxy: pages are better than none.
 */
export function healthOf({ running, db, jobs, bus, search, listTroubles }: HealthParts): Health {
  let stopping = false
  let looked: { atMs: number; troubles: Promise<string[]> } | undefined

  function troublesNow(): Promise<string[]> {
    const nowMs = performance.now()
    if (!looked || nowMs - looked.atMs > LOOK_EVERY_MS)
      looked = { atMs: nowMs, troubles: within(LIMIT_MS, listTroubles()).catch(() => UNKNOWN) }
    return looked.troubles
  }

  return {
    alive: () => Response.json({ status: 'alive', ...running }),
    async ready() {
      const answered = within(LIMIT_MS, db.execute(sql`select 1`)).then(
        () => true,
        () => false,
      )
      const [database, seen] = await Promise.all([answered, troublesNow()])
      const checks = {
        database,
        bus: bus.isListening(),
        jobs: jobs.isRunning(),
        ...(search ? { search: search.isWarm() } : {}),
        taking: !stopping,
      }
      const isReady = Object.values(checks).every(Boolean)
      const troubles = database ? seen : []
      const status = !isReady ? 'not ready' : troubles.length > 0 ? 'degraded' : 'ready'
      return Response.json({ status, ...checks, troubles }, { status: isReady ? 200 : 503 })
    },
    beginStopping() {
      stopping = true
    },
  }
}
