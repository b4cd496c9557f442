import { randomUUID } from 'node:crypto'
import type { MemberEdge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
import { authorise } from '#domain/settings/permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { listReports } from '#platform/telemetry/keep-report.ts'
import { askHealth, type Health } from './health.ts'
import type { IntegrationParts } from './parts.ts'

export type TestResult = Health & { integration: string }

type TestEdge = MemberEdge & IntegrationParts

const TEST_LIMIT = { name: 'integration tests', most: 30, everySeconds: 3_600 }
const FILE_WORDS = 'Guildhall wrote this to see whether files are kept.'
const PATIENCE_MS = 10_000

const NO_TEST = 'There is no such test on this page. Reload it and try again.'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'integrations.read',
  unknown: NO_TEST,
  mends: mendsNothing,
})

const test = (integration: string) => intent({ runOutside: (asked) => runTest(asked, integration) })

/** The test buttons; a provider is named behind its intent. */
export const testIntents = intents({
  'test-mail': test('mail'),
  'test-files': test('files'),
  'test-scanner': test('scanner'),
  'test-assistant': test('assistant'),
  'test-payments': test('payments'),
  'test-reports': test('reports'),
  'test-provider': intent({ runOutside: (asked) => runTest(asked, `provider-${asked.argument}`) }),
})

export type TestIntent = IntentOf<typeof testIntents>

/** Carries out a test button: really sends, writes or asks, and says how it went. Each use is in the audit log. */
async function runTest(edge: TestEdge, integration: string): Promise<TestResult> {
  authorise(edge.actor, 'integrations.test')
  const tried = testFor(edge, integration)
  if (!tried) throw new Invalid(NO_TEST)
  await edge.transaction((tx) => countUse(tx.db, TEST_LIMIT, edge.actor.id, tx.now))
  const result = await askHealth(tried, { patienceMs: PATIENCE_MS, failure: 'It failed' })
  await edge.transaction((tx) =>
    recordSecurityEvent(tx, {
      kind: 'integrations.tested',
      actor: edge.actor,
      origin: edge.origin,
      details: { integration, passed: result.state === 'works' },
    }),
  )
  return { ...result, integration }
}

function testFor(edge: TestEdge, integration: string): (() => Promise<string>) | undefined {
  if (integration === 'mail') return () => testMail(edge)
  if (integration === 'files') return () => testFiles(edge)
  const { payments, scanner, ai } = edge
  if (integration === 'scanner' && scanner) return scanner.health
  if (integration === 'assistant' && ai) return ai.health
  if (integration === 'payments' && payments?.active) return payments.active.health
  if (integration === 'reports') return () => testReports(edge)
  const provider = edge.providers?.list().find(({ id }) => integration === `provider-${id}`)
  return provider ? () => testProvider(edge, provider) : undefined
}

/** The whole way of a letter: the outbox, the job and the mail server, which is asked first so that its refusal is seen here. */
async function testMail({ mail, transaction, viewer }: TestEdge): Promise<string> {
  await mail?.health()
  await transaction((tx) => tx.announce({ kind: 'mail.test-asked', email: viewer.email }))
  return mail
    ? `The mail server answers, and an e-mail to ${viewer.email} is on its way`
    : 'No mail server is set, so the e-mail was kept here'
}

async function testFiles({ files }: TestEdge): Promise<string> {
  const key = `tests/${randomUUID()}.txt`
  await files.put(key, Buffer.from(FILE_WORDS), { contentType: 'text/plain' })
  try {
    const stored = await files.read(key)
    const words = stored ? await new Response(stored.stream).text() : undefined
    if (words !== FILE_WORDS) throw new Error('the file came back different')
  } finally {
    await files.remove(key)
  }
  return 'A file was written, read back and removed'
}

async function testReports({ telemetry, db, clock }: TestEdge): Promise<string> {
  const startedAt = clock.now()
  const digest = telemetry.reportFault({
    error: new Error('A test report, asked for in the administration'),
    route: '/admin/integrations',
  })
  await telemetry.settled()
  if (!digest) throw new Error('no report was made')
  const [storedReport] = await listReports(db, { source: 'server', digest, limit: 1 })
  if (!telemetry.forwards) return `A report was kept under the digest ${digest}`
  // An earlier test has the same digest.
  if (storedReport && storedReport.receivedAt >= startedAt)
    throw new Error(`the Sentry server did not take it, so it is kept under the digest ${digest}`)
  return `The Sentry server took a report with the digest ${digest}`
}

async function testProvider(
  { providers }: TestEdge,
  { id, name }: { id: string; name: string },
): Promise<string> {
  const health = await providers?.health(id)
  if (!health?.ok) throw new Error(health?.message ?? 'it is not configured')
  return `${name}: ${health.message}`
}
