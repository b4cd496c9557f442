import { jobs } from '#domain/jobs.ts'
import { reactWith } from '#domain/react.ts'
import type { JobServices } from '#domain/services.ts'
import { openLiveSettings } from '#domain/settings/index.ts'
import { systemClock, type Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/variables.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { openJobQueue, type JobQueue } from '#platform/jobs/queue.ts'
import { openMailTransport } from '#platform/mail/transport.ts'
import { openBus, type Bus } from '#platform/realtime/bus.ts'

/** All that a process of the marketplace stands on, opened in order and closed in the opposite one. */
export type Marketplace = JobServices & {
  database: Database
  queue: JobQueue
  bus: Bus
  close(): Promise<void>
}

export type MarketplaceOptions = {
  config: Config
  databaseUrl: string
  processName: string
  /** Whether this process keeps the queue in order (sweeps, schedules); one that only writes jobs down need not. */
  superviseJobs: boolean
  onJobFailure(job: string, error: unknown): void
  clock?: Clock
}

export async function openMarketplace(options: MarketplaceOptions): Promise<Marketplace> {
  const { config, databaseUrl } = options
  const clock = options.clock ?? systemClock
  const database = openDatabase(databaseUrl, { poolSize: config.databasePoolSize, name: options.processName })
  const queue = await openJobQueue(databaseUrl, jobs, {
    supervise: options.superviseJobs,
    onFailure: options.onJobFailure,
  })
  const bus = await openBus(databaseUrl)
  const settings = await openLiveSettings(database.db, bus, clock)
  return {
    config,
    database,
    db: database.db,
    queue,
    bus,
    settings,
    clock,
    files: await openFileStore(config),
    mail: openMailTransport(config.mail),
    transaction: transactions(database, clock, reactWith(queue)),
    async close() {
      await queue.stop()
      settings.close()
      await bus.close()
      await database.close()
    },
  }
}
