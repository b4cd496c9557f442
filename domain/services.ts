import type { Search } from '#domain/search/index.ts'
import type { LiveSettings } from '#domain/settings/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/variables.ts'
import type { Db } from '#platform/db/database.ts'
import type { RunInTransaction } from '#platform/db/transaction.ts'
import type { FileStore } from '#platform/files/stored-file.ts'
import type { MailTransport } from '#platform/mail/transport.ts'
import type { Meaning } from '#platform/meaning/meaning.ts'
import type { Payments } from '#platform/payments/payments.ts'

/** What every job is given. */
export type JobServices = {
  config: Config
  db: Db
  transaction: RunInTransaction
  settings: LiveSettings
  clock: Clock
  files: FileStore
  mail: MailTransport | undefined
  payments: Payments
  search: Search
  meaning: Meaning
}
