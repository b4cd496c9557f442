import { sql } from 'drizzle-orm'
import { countProcesses } from '#platform/db/count-processes.ts'
import { listReports } from '#platform/telemetry/keep-report.ts'
import { askHealth } from './health.ts'
import { inspectAssistant } from './inspect-assistant.ts'
import { inspectMail } from './inspect-mail.ts'
import { inspectPayments } from './inspect-payments.ts'
import { inspectWorkers } from './inspect-workers.ts'
import { inspectScanner } from './inspect-scanner.ts'
import type { IntegrationEdge } from './parts.ts'
import { type Integration, set } from './integration.ts'

/** Every integration as it stands at this moment; all are asked at once. */
export async function inspectIntegrations(edge: IntegrationEdge): Promise<Integration[]> {
  const looked = await Promise.all([
    inspectMail(edge),
    lookAtFiles(edge),
    inspectScanner(edge),
    inspectAssistant(edge),
    inspectPayments(edge),
    ...(edge.providers?.list() ?? []).map((provider) => lookAtProvider(edge, provider)),
    lookAtReporting(edge),
    lookAtDatabase(edge),
    inspectWorkers(edge),
  ])
  return looked
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
    health: await askHealth(
      async () => {
        const health = await providers?.health(id)
        if (!health?.ok) throw new Error(health?.message ?? 'it is not configured')
        return health.message
      },
      // The message names the provider and says why it does not answer.
      { failure: 'Discovery failed' },
    ),
    test: { intent: `test-provider:${id}`, label: 'Ask it again' },
    lastError: undefined,
  }
}

/** What a Sentry server did not take is kept; older lines may be of a time before there was one. */
const LATELY_MS = 3_600_000

async function lookAtReporting({ config, db, telemetry, clock }: IntegrationEdge): Promise<Integration> {
  const [[latest], [stored]] = await Promise.all([
    listReports(db, { source: 'server', limit: 1 }),
    listReports(db, { limit: 1 }),
  ])
  const storedLately = stored !== undefined && clock.now().getTime() - stored.receivedAt.getTime() < LATELY_MS
  return {
    id: 'reports',
    title: 'Error reporting',
    uses: config.sentryDsn
      ? `The Sentry server ${new URL(config.sentryDsn).host}`
      : 'This database: the latest reports are kept below',
    lines: [
      { name: 'SENTRY_DSN', value: set(config.sentryDsn) },
      { name: 'METRICS_TOKEN', value: set(config.metricsToken) },
      { name: 'Release that runs', value: telemetry.browser.release },
    ],
    health: !telemetry.forwards
      ? { state: 'works', words: 'Reports are kept' }
      : storedLately
        ? {
            state: 'fails',
            words: 'The Sentry server did not take a report of the last hour: it is kept below',
          }
        : { state: 'works', words: 'Reports are sent on; what could not be sent is kept' },
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
