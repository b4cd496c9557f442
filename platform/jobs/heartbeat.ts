import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { log } from '#platform/log/log.ts'
import { workerHeartbeat } from './schema.server.ts'

export type Heartbeat = { stop(): Promise<void> }

const BEAT_MS = 10_000
/** Three beats left out: a busy process may miss one, a living one does not miss three. */
export const SILENT_AFTER_SECONDS = 30
/** Long enough that an operator sees which one died, short enough that the list is not a graveyard. */
const FORGOTTEN_AFTER = sql`interval '1 hour'`

/** Tells the others that this process takes jobs, until it stops. */
export async function beginHeartbeat(db: Db): Promise<Heartbeat> {
  const id = randomUUID()
  const place = `${hostname()}, process ${process.pid}`

  async function beat(): Promise<void> {
    const now = sql`now()`
    await db
      .insert(workerHeartbeat)
      .values({ id, place, startedAt: now, seenAt: now })
      .onConflictDoUpdate({ target: workerHeartbeat.id, set: { seenAt: now } })
    await db.delete(workerHeartbeat).where(sql`${workerHeartbeat.seenAt} < now() - ${FORGOTTEN_AFTER}`)
  }

  await beat()
  const timer = setInterval(() => {
    // The database may be away for a while; the next beat tells whether it is back.
    beat().catch((error: unknown) => log.warn({ err: error }, 'a sign of life could not be given'))
  }, BEAT_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await db
        .delete(workerHeartbeat)
        .where(eq(workerHeartbeat.id, id))
        .catch((error: unknown) => log.warn({ err: error }, 'a worker could not take its leave'))
    },
  }
}
