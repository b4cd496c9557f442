import type pg from 'pg'
import { log } from '#platform/log/log.ts'
import type { ClientWatch } from './watch-client.ts'

/** Longer than the server leaves a transaction idle: whatever such a client was taken for has long been ended there. */
export const FORGOTTEN_AFTER_MS = 40_000
/** So many times as long where more time was asked for, up to five minutes: ended amid a letter, it would be sent again and again. */
const LONGER_IF_ASKED = 9

/**
 * Looks after clients that were taken and then neither asked nor given back. A process that forgets them one by one ends with a
 * pool that has none left while the database is well: they are ended, and their places filled anew.
 */
export function takeBackForgotten(
  pool: pg.Pool,
  watchOf: (client: pg.PoolClient) => ClientWatch | undefined,
  afterMs: number,
): { stop(): void } {
  const taken = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => {
    const watch = watchOf(client)
    if (watch) Object.assign(watch, { askedAtMs: performance.now(), isPatient: false, mayWait: false })
    taken.add(client)
  })
  pool.on('release', (_error, client) => void taken.delete(client))

  function isForgotten(client: pg.PoolClient): boolean {
    const watch = watchOf(client)
    if (!watch || watch.open > 0 || watch.isPatient) return false
    return performance.now() - watch.askedAtMs > (watch.mayWait ? LONGER_IF_ASKED * afterMs : afterMs)
  }

  const timer = setInterval(() => {
    const forgotten = [...taken].filter(isForgotten)
    if (forgotten.length === 0) return
    log.error(
      { connections: forgotten.length },
      'connections to the database were taken and never given back; they are replaced',
    )
    for (const client of forgotten) {
      client.release(true)
      // Whoever remembers it after all gives back what is not theirs any more.
      client.release = () => {}
    }
  }, afterMs / 4)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
