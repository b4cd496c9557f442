import { type Assistant, openAssistant } from '#domain/assistant/index.ts'
import { listTree } from '#domain/categories/index.ts'
import { jobs, listSeenOnline, searchDocuments } from '#domain/areas.ts'
import { reactWith } from '#domain/react.ts'
import { openSearch, type SearchKind } from '#domain/search/index.ts'
import type { JobServices } from '#domain/services.ts'
import { knowingOwnChanges, openLiveSettings } from '#domain/settings/index.ts'
import { openAiEndpoint, type AiEndpoint } from '#platform/ai/endpoint.ts'
import { systemClock, type Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/variables.ts'
import { toldIfAway } from '#platform/db/database-away.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'
import { openScanner, type Scanner } from '#platform/files/clamd.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { holdingRemovals } from '#platform/files/hold-removals.ts'
import { beginHeartbeat, type Heartbeat } from '#platform/jobs/heartbeat.ts'
import { openJobQueue, type JobQueue } from '#platform/jobs/queue.ts'
import { log } from '#platform/log/log.ts'
import { openMail } from '#platform/mail/open-mail.ts'
import { openMeaning } from '#platform/meaning/meaning.ts'
import { openPayments } from '#platform/payments/payments.ts'
import { openBus, type Bus } from '#platform/realtime/bus.ts'

/** All that a process of the marketplace stands on, opened in order and closed in the opposite one. */
export type Marketplace = JobServices & {
  database: Database
  queue: JobQueue
  bus: Bus
  /** Runs jobs in this process, and lets the others see that it does, until it is closed. */
  takeJobs(): Promise<void>
  /** Takes no more of them; those under way end while other things do. */
  leaveJobs(): Promise<void>
  scanner: Scanner | undefined
  /** A model that words briefs, if the operator has one. */
  ai: AiEndpoint | undefined
  assistant: Assistant
  close(): Promise<void>
}

type MarketplaceOptions = {
  config: Config
  databaseUrl: string
  processName: string
  /** Whether this process keeps the queue in order (sweeps, schedules); one that only writes jobs down need not. */
  superviseJobs: boolean
  onJobFailure(name: string, error: unknown): void
  clock?: Clock
}

export async function openMarketplace(options: MarketplaceOptions): Promise<Marketplace> {
  const { config, databaseUrl } = options
  const clock = options.clock ?? systemClock
  const database = openDatabase(databaseUrl, { poolSize: config.databasePoolSize, name: options.processName })
  const queue = await toldIfAway(
    openJobQueue(databaseUrl, jobs, {
      supervise: options.superviseJobs,
      onFailure: options.onJobFailure,
    }),
  )
  const bus = await toldIfAway(openBus(databaseUrl))
  const settings = await openLiveSettings(database.db, bus, clock)
  const desk = () => ({ settings: settings.current(), siteOrigin: config.origin, secret: config.secret })
  const transaction = knowingOwnChanges(
    transactions(database, clock, reactWith(queue, desk)),
    settings.refresh,
  )
  const search = openSearch({
    database,
    bus,
    clock,
    transaction,
    sources: searchDocuments,
    listCategories: listTree,
    listOnline: listSeenOnline,
    onGrown: askForRebuild(database, queue, clock),
  })
  const meaning = openMeaning(config)
  let heartbeat: Heartbeat | undefined
  const marketplace: Marketplace = {
    config,
    database,
    db: database.db,
    queue,
    bus,
    settings,
    clock,
    files: holdingRemovals(await openFileStore(config), database.db),
    scanner: openScanner(config.clamd),
    ai: openAiEndpoint(config.ai),
    mail: await openMail(config.mail),
    payments: openPayments({ config, db: database.db, clock }),
    transaction,
    search,
    meaning,
    assistant: openAssistant({ db: database.db, search, meaning, clock }),
    async takeJobs() {
      await queue.work(marketplace)
      heartbeat = await beginHeartbeat(database.db)
    },
    async leaveJobs() {
      await queue.takeNoMore()
      await heartbeat?.stop()
      heartbeat = undefined
    },
    async close() {
      await marketplace.leaveJobs()
      await queue.stop()
      meaning.close()
      await search.close()
      settings.close()
      await bus.close()
      await database.close()
    },
  }
  return marketplace
}

const ASKED_AGAIN_MS = 10 * 60_000

/** Asks for a new generation of a kind, not more often than one can be built. */
function askForRebuild(database: Database, queue: JobQueue, clock: Clock): (kind: SearchKind) => void {
  const askedAtMs = new Map<SearchKind, number>()
  return (kind) => {
    const now = clock.now()
    if (now.getTime() - (askedAtMs.get(kind) ?? 0) < ASKED_AGAIN_MS) return
    askedAtMs.set(kind, now.getTime())
    queue
      .enqueue(database.db, { job: 'search.rebuild', data: { kind, askedAt: now.toISOString() } })
      .catch((error) => log.warn({ err: error, kind }, 'a new index could not be asked for'))
  }
}
