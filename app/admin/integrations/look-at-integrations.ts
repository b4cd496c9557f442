import { sql } from 'drizzle-orm'
import { countProcesses } from '#platform/db/count-processes.ts'
import { findLastMailError } from '#platform/mail/last-mail-error.ts'
import { countWaitingMail } from '#platform/mail/queries.ts'
import { listReports } from '#platform/telemetry/keep-report.ts'
import { askHealth, type Health } from './health.ts'
import { lookAtPayments } from './look-at-payments.ts'
import type { IntegrationEdge } from './parts.ts'

export type Integration = {
  id: string
  title: string
  /** What it uses now. */
  uses: string
  /** What is set and what is not; never a secret. */
  lines: { name: string; value: string }[]
  health: Health
  test: { intent: string; label: string } | undefined
  lastError: { at: Date; words: string } | undefined
}

export const set = (value: unknown) => (value === undefined || value === '' ? 'not set' : 'set')

/** Every integration as it stands at this moment; all are asked at once. */
export async function lookAtIntegrations(edge: IntegrationEdge): Promise<Integration[]> {
  const looked = await Promise.all([
    lookAtMail(edge),
    lookAtFiles(edge),
    lookAtPayments(edge),
    ...(edge.providers?.list() ?? []).map((provider) => lookAtProvider(edge, provider)),
    lookAtReporting(edge),
    lookAtDatabase(edge),
    lookAtJobs(edge),
  ])
  return looked
}

async function lookAtMail({ config, db, mail }: IntegrationEdge): Promise<Integration> {
  const server = config.mail ? new URL(config.mail.url) : undefined
  const [waiting, lastError, health] = await Promise.all([
    countWaitingMail(db),
    findLastMailError(db),
    mail
      ? askHealth(() => mail.health())
      : { ok: !server, words: server ? 'Not open in this process' : 'Letters are kept, not sent' },
  ])
  return {
    id: 'mail',
    title: 'Mail',
    uses: server ? `The mail server ${server.host}` : 'No mail server: letters stay in the outbox',
    lines: [
      { name: 'SMTP_URL', value: set(config.mail?.url) },
      { name: 'Sign-in at the server', value: set(server?.username) },
      { name: 'MAIL_FROM', value: config.mailFrom },
      { name: 'Letters waiting', value: String(waiting) },
    ],
    health,
    test: { intent: 'test-mail', label: 'Send me a test letter' },
    lastError: lastError && { at: lastError.writtenAt, words: lastError.words },
  }
}

async function lookAtFiles({ config, files }: IntegrationEdge): Promise<Integration> {
  const bucket = config.files
  return {
    id: 'files',
    title: 'Files',
    uses: bucket ? `The bucket ${bucket.bucket}` : 'A folder beside the data',
    lines: bucket
      ? [
          { name: 'S3_ENDPOINT', value: bucket.endpoint ? new URL(bucket.endpoint).host : 'the usual one' },
          { name: 'S3_REGION', value: bucket.region },
          { name: 'S3_ACCESS_KEY_ID', value: set(bucket.accessKeyId) },
          { name: 'S3_SECRET_ACCESS_KEY', value: set(bucket.secretAccessKey) },
        ]
      : [{ name: 'S3_BUCKET', value: 'not set' }],
    health: await askHealth(() => files.health()),
    test: { intent: 'test-files', label: 'Write and read a file' },
    lastError: undefined,
  }
}

async function lookAtProvider(
  { providers }: IntegrationEdge,
  { id, name }: { id: string; name: string },
): Promise<Integration> {
  return {
    id: `provider-${id}`,
    title: `Sign-in with ${name}`,
    uses: `OpenID Connect, as ${id}`,
    lines: [],
    health: await askHealth(async () => {
      const health = await providers?.health(id)
      if (!health?.ok) throw new Error(health?.message ?? 'it is not configured')
      return health.message
    }),
    test: { intent: `test-provider-${id}`, label: 'Ask it again' },
    lastError: undefined,
  }
}

async function lookAtReporting({ config, db, telemetry }: IntegrationEdge): Promise<Integration> {
  const [latest] = await listReports(db, { source: 'server', limit: 1 })
  return {
    id: 'reports',
    title: 'Error reporting',
    uses: config.sentryDsn
      ? `The Sentry server ${new URL(config.sentryDsn).host}`
      : 'This database: the latest reports are kept below',
    lines: [
      { name: 'SENTRY_DSN', value: set(config.sentryDsn) },
      { name: 'METRICS_TOKEN', value: set(config.metricsToken) },
    ],
    health: {
      ok: true,
      words: telemetry.forwards ? 'Reports are sent on; what could not be sent is kept' : 'Reports are kept',
    },
    test: { intent: 'test-reports', label: 'Send a test report' },
    lastError: latest && { at: latest.receivedAt, words: latest.title },
  }
}

async function lookAtDatabase({ config, db }: IntegrationEdge): Promise<Integration> {
  const figures = { version: 'not known', size: 'not known', processes: 'not known' }
  const health = await askHealth(async () => {
    const startedAt = performance.now()
    const { rows } = await db.execute<{ version: string; size: string }>(
      sql`select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size`,
    )
    const words = `Answers in ${Math.max(1, Math.round(performance.now() - startedAt))} ms`
    Object.assign(figures, rows[0], { processes: String(await countProcesses(db)) })
    return words
  })
  return {
    id: 'database',
    title: 'Database',
    uses: config.databaseUrl ? `The server ${new URL(config.databaseUrl).host}` : 'The embedded PostgreSQL',
    lines: [
      { name: 'Version', value: figures.version },
      { name: 'Size', value: figures.size },
      { name: 'Processes of the marketplace', value: figures.processes },
      { name: 'Connections a process, most', value: String(config.databasePoolSize) },
    ],
    health,
    test: undefined,
    lastError: undefined,
  }
}

async function lookAtJobs({ config, queue, bus }: IntegrationEdge): Promise<Integration> {
  const queues = (await queue?.waiting()) ?? []
  const failed = queues.filter((one) => one.failed > 0)
  const waiting = queues.reduce((sum, one) => sum + one.waiting, 0)
  const isRunning = queue?.isRunning() ?? false
  return {
    id: 'jobs',
    title: 'Jobs',
    uses: config.jobs === 'inside' ? 'This process runs them' : 'A worker of its own runs them',
    lines: [
      { name: 'Waiting', value: String(waiting) },
      ...failed.map((one) => ({ name: `Failed: ${one.queue}`, value: String(one.failed) })),
      { name: 'Words between processes', value: bus?.isListening() ? 'heard' : 'not heard' },
    ],
    health: {
      ok: isRunning && failed.length === 0,
      words: !isRunning
        ? 'The queue does not run in this process'
        : failed.length > 0
          ? 'Some jobs failed for good'
          : 'Running',
    },
    test: undefined,
    lastError: undefined,
  }
}
