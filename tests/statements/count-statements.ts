import { jobs } from '#domain/areas.ts'
import { reactWith } from '#domain/react.ts'
import { initialSettings } from '#domain/settings/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { type RunInTransaction, type Transaction, transactions } from '#platform/db/transaction.ts'
import { openJobQueue } from '#platform/jobs/queue.ts'
import type { Sent } from '../server/frontend-messages.ts'
import { openQueryWire } from '../server/query-wire.ts'

const desk = () => ({
  settings: initialSettings,
  siteOrigin: 'https://hall.test',
  secret: ['x'.repeat(32)] as const,
})

export type StatementCounter = {
  /** The product's own, with jobs that are written down. */
  transaction: RunInTransaction
  /** Every statement that the operation sends in a transaction of its own, those that begin and end it included. */
  record(operation: (tx: Transaction) => Promise<unknown>): Promise<Sent[]>
  close(): Promise<void>
}

/** Counts what operations send to the database, on the wire between the two. */
export async function openStatementCounter(databaseUrl: string): Promise<StatementCounter> {
  const queue = await openJobQueue(databaseUrl, jobs, { supervise: false, onFailure: () => {} })
  const wire = await openQueryWire(databaseUrl)
  const database = openDatabase(wire.url, { poolSize: 1, name: 'counted' })
  const transaction = transactions(database, systemClock, reactWith(queue, desk))
  return {
    transaction,
    async record(operation) {
      await database.pool.query('select 1')
      wire.take()
      await transaction(operation)
      return wire.take()
    },
    async close() {
      await queue.stop()
      await database.close()
      await wire.close()
    },
  }
}
