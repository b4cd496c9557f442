import { sql } from 'drizzle-orm'
import pg from 'pg'
import { cutOff } from '#platform/db/cut-off.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { findPendingWrites } from '#platform/db/pending-writes.ts'
import { log } from '#platform/log/log.ts'

/**
 * Tells every process of the marketplace, through PostgreSQL's LISTEN and NOTIFY. A message published in a transaction
 * is delivered when it commits and never if it doesn't.
 */
export type Message = { topic: string; data: unknown }
export type Bus = {
  on(topic: string, hear: (data: unknown) => void): () => void
  /** Called when messages may have been missed: whatever was learned from the bus must be read anew. */
  onGap(hear: () => void): () => void
  /** False while the connection is down, when nothing learned from the bus can be trusted to be fresh. */
  isListening(): boolean
  close(): Promise<void>
}

const CHANNEL = 'guildhall'
const LONGEST_PAYLOAD_BYTES = 7_900
const RECONNECT_MS = 250
const CONNECT_MS = 5_000

/** How often the connection is asked for a sign of life, and after how long without one it is not trusted any more. */
type Beat = { beatEveryMs: number; silenceMs: number }
const BEAT: Beat = { beatEveryMs: 3_000, silenceMs: 10_000 }

/** Within a transaction all that is published is told by its last statement. */
export async function publish(db: Db | DrizzleTransaction, topic: string, data: unknown): Promise<void> {
  const payload = JSON.stringify({ topic, data } satisfies Message)
  if (Buffer.byteLength(payload) > LONGEST_PAYLOAD_BYTES) {
    throw new RangeError(`A message on the bus carries ids, not contents: '${topic}' is too long`)
  }
  const pending = findPendingWrites(db)
  if (pending) pending.notify({ channel: CHANNEL, payload })
  else await db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`)
}

export async function openBus(databaseUrl: string, beat: Beat = BEAT): Promise<Bus> {
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  const gapListeners = new Set<() => void>()
  let client: pg.Client | undefined
  let listening = false
  let closed = false
  let reconnecting: NodeJS.Timeout | undefined
  let beating: NodeJS.Timeout | undefined
  let hasToldOfForeign = false

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'guildhall bus',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      // Notices come by the same connection as answers: while it answers, none can be held up behind it.
      query_timeout: beat.silenceMs,
    })
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next))
    next.on('notification', (notification) => deliver(notification.payload))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      cutOff(next)
      throw error
    }
    client = next
    listening = true
    beating = setTimeout(() => askForLife(next), beat.beatEveryMs)
  }

  function askForLife(which: pg.Client): void {
    which.query('select 1').then(
      () => {
        if (client === which && !closed) beating = setTimeout(() => askForLife(which), beat.beatEveryMs)
      },
      (error: Error) => {
        lost(which, error)
        cutOff(which)
      },
    )
  }

  function deliver(payload: string | undefined): void {
    const message = readMessage(payload)
    if (!message) return tellOfForeign()
    for (const hear of listeners.get(message.topic) ?? []) {
      try {
        hear(message.data)
      } catch (error) {
        log.error({ err: error, topic: message.topic }, 'a message on the bus could not be dealt with')
      }
    }
  }

  /** Anyone with a role in the database may speak on the channel; once is enough to find out who. */
  function tellOfForeign(): void {
    if (!hasToldOfForeign)
      log.warn('somebody else speaks on the channel of the bus; they are not listened to')
    hasToldOfForeign = true
  }

  function lost(which: pg.Client, error?: Error): void {
    if (closed || (client !== which && listening)) return
    clearTimeout(beating)
    if (listening) {
      log.warn({ err: error }, 'the bus lost its connection')
      listening = false
      for (const hear of gapListeners) hear()
    }
    reconnecting ??= setTimeout(retry, RECONNECT_MS)
  }

  function retry(): void {
    reconnecting = undefined
    connect().then(
      () => {
        log.info('the bus listens again')
        for (const hear of gapListeners) hear()
      },
      () => {
        reconnecting ??= setTimeout(retry, RECONNECT_MS)
      },
    )
  }

  await connect()
  return {
    on(topic, hear) {
      const set = listeners.get(topic) ?? new Set()
      listeners.set(topic, set.add(hear))
      return () => set.delete(hear)
    },
    onGap(hear) {
      gapListeners.add(hear)
      return () => gapListeners.delete(hear)
    },
    isListening: () => listening,
    async close() {
      closed = true
      clearTimeout(reconnecting)
      clearTimeout(beating)
      await client?.end()
    },
  }
}

function readMessage(payload: string | undefined): Message | undefined {
  try {
    const read: unknown = JSON.parse(payload ?? '')
    const isMessage = typeof read === 'object' && read !== null && 'topic' in read && 'data' in read
    return isMessage && typeof read.topic === 'string' ? { topic: read.topic, data: read.data } : undefined
  } catch {
    return undefined
  }
}
