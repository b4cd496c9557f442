import { createContext } from 'react-router'
import type { Sessions } from '#domain/accounts/index.ts'
import type { Assistant } from '#domain/assistant/index.ts'
import type { BannerSign, LiveBanners } from '#domain/banners/index.ts'
import type { PostRead } from '#domain/blog/index.ts'
import type { SearchEngine } from '#domain/search/index.ts'
import type { LiveSettings } from '#domain/settings/index.ts'
import type { Seen, SeenBuffer } from '#domain/views/index.ts'
import type { AiEndpoint } from '#platform/ai/endpoint.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/variables.ts'
import type { Db } from '#platform/db/database.ts'
import type { RunInTransaction } from '#platform/db/transaction.ts'
import type { Scanner } from '#platform/files/clamd.ts'
import type { FileStore } from '#platform/files/stored-file.ts'
import type { Providers } from '#platform/oidc/providers.ts'
import type { JobQueue } from '#platform/jobs/queue.ts'
import type { MailTransport } from '#platform/mail/transport.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { Bus } from '#platform/realtime/bus.ts'
import type { Telemetry } from '#platform/telemetry/telemetry.ts'

/** What the process gives to every request. */
export type Services = {
  config: Config
  db: Db
  transaction: RunInTransaction
  settings: LiveSettings
  sessions: Sessions
  providers: Providers
  clock: Clock
  files: FileStore
  /** Looks for viruses in what people send, if the operator has one. */
  scanner: Scanner | undefined
  /** A model that words briefs, if the operator has one. */
  ai: AiEndpoint | undefined
  mail: MailTransport | undefined
  payments: Payments
  queue: JobQueue
  bus: Bus
  /** What visitors saw, until it is counted. */
  seen: SeenBuffer<Seen>
  /** All that hangs in places of the marketplace's own, and what came of it until it is counted. */
  banners: LiveBanners
  bannerSigns: SeenBuffer<BannerSign>
  /** Who opened which post, until it is counted. */
  postReads: SeenBuffer<PostRead>
  telemetry: Telemetry
  search: SearchEngine
  /** Reads needs and finds what fits them. */
  assistant: Assistant
}

export const servicesContext = createContext<Services>()
