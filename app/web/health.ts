import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { JobQueue } from '#platform/jobs/queue.ts'
import type { Bus } from '#platform/realtime/bus.ts'

export type Health = { alive(): Response; ready(): Promise<Response>; beginStopping(): void }

/** `/healthz` says that the process lives; `/readyz` that it can serve: database, bus and jobs. */
export function healthOf(parts: { db: Db; jobs: JobQueue; bus: Bus }): Health {
  let stopping = false
  return {
    alive: () => Response.json({ status: 'alive' }),
    async ready() {
      const database = await parts.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      )
      const checks = {
        database,
        bus: parts.bus.isListening(),
        jobs: parts.jobs.isRunning(),
        taking: !stopping,
      }
      const ok = Object.values(checks).every(Boolean)
      return Response.json({ status: ok ? 'ready' : 'not ready', ...checks }, { status: ok ? 200 : 503 })
    },
    beginStopping() {
      stopping = true
    },
  }
}
