import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
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

export async function publish(db: Db | DrizzleTransaction, topic: string, data: unknown): Promise<void> {
  const payload = JSON.stringify({ topic, data } satisfies Message)
  if (Buffer.byteLength(payload) > LONGEST_PAYLOAD_BYTES) {
    throw new RangeError(`A message on the bus carries ids, not contents: '${topic}' is too long`)
  }
  await db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`)
}

export async function openBus(databaseUrl: string): Promise<Bus> {
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  const gapListeners = new Set<() => void>()
  let client: pg.Client | undefined
  let listening = false
  let closed = false
  let reconnecting: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'guildhall bus',
      keepAlive: true,
    })
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next))
    next.on('notification', (notification) => deliver(notification.payload))
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    client = next
    listening = true
  }

  function deliver(payload: string | undefined): void {
    const message = JSON.parse(payload ?? '{}') as Message
    for (const hear of listeners.get(message.topic) ?? []) hear(message.data)
  }

  function lost(which: pg.Client, error?: Error): void {
    if (closed || (client !== which && listening)) return
    if (listening) log.warn({ err: error }, 'the bus lost its connection')
    listening = false
    for (const hear of gapListeners) hear()
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
      await client?.end()
    },
  }
}
