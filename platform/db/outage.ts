import { log } from '#platform/log/log.ts'
import { DatabaseAway } from './database-away.ts'

/**
 * Whether the database is away, as far as one process knows. It says so once, not for each who wanted something, and from then on
 * nobody waits for what is known not to come: they are refused at once, until it answers a question of its own.
 */
export type Outage = {
  /** Throws while it lasts. */
  refuse(): void
  /** Somebody could not connect, or waited in vain. */
  begin(error: unknown): void
  /** A connection broke: it may be that one, a restart, or the end of the server. */
  suspect(error: unknown): void
  close(): void
}

const ASK_EVERY_MS = 250

export function openOutage(ask: () => Promise<void>): Outage {
  let began: { atMs: number; by: unknown } | undefined
  let again: NodeJS.Timeout | undefined
  let broken = 0
  let isClosed = false

  function begin(error: unknown): void {
    if (began || isClosed) return
    began = { atMs: performance.now(), by: error }
    log.error({ err: error }, 'the database can’t be reached; whoever needs it is asked to come back')
    void askAgain()
  }

  async function askAgain(): Promise<void> {
    try {
      await ask()
      if (isClosed) return
      const seconds = ((performance.now() - (began?.atMs ?? 0)) / 1_000).toFixed(1)
      began = undefined
      log.warn(`the database is back after ${seconds} s`)
    } catch {
      if (!isClosed) again = setTimeout(() => void askAgain(), ASK_EVERY_MS).unref()
    }
  }

  /** Many that break at once are one line, or none where they broke with the server. */
  async function lookWhatBroke(brokenBy: unknown): Promise<void> {
    try {
      await ask()
      if (!isClosed) log.warn({ err: brokenBy, connections: broken }, 'connections to the database broke')
    } catch (error) {
      begin(error)
    }
    broken = 0
  }

  return {
    refuse() {
      if (began) throw new DatabaseAway(began.by)
    },
    begin,
    suspect(brokenBy) {
      if (!began && !isClosed && broken++ === 0) void lookWhatBroke(brokenBy)
    },
    close() {
      isClosed = true
      clearTimeout(again)
    },
  }
}
