import { expect, onTestFinished, test, vi } from 'vitest'
import { openMailPeer } from '#platform/mail/testing.ts'
import { openPushPeer } from '#platform/push/testing.ts'
import { rounds } from '../rounds.ts'
import { freshDatabaseUrl } from '../server/web-test.ts'
import { startWorkerProcess, type WorkerProcess } from '../server/worker-process.ts'
import { query } from './own-postgres.ts'
import { letSilenceBeNoticed } from './pass-time.ts'
import { type Reader, tellSome } from './people-told.ts'

const KILLS = rounds({ short: 1, long: 12 })
const TOLD_BETWEEN = rounds({ short: 6, long: 15 })
/** What a worker has under way at once: so many can be sent again after a sudden end, under the same id. */
const UNDER_WAY = 4 + 2

test('a worker is killed again and again while it tells people: every letter and push comes, and nobody is told twice', async () => {
  const url = await freshDatabaseUrl()
  const post = await openMailPeer()
  const push = await openPushPeer()
  onTestFinished(() => push.close())
  const environment = {
    DATABASE_URL: url,
    ORIGIN: 'http://localhost:3000',
    DEMO: 'off',
    SECRET: 'a secret for the letters of this test alone',
    SMTP_URL: post.url,
    MAIL_FROM: 'Guildhall <post@guildhall.example>',
    PUSH_SERVICES: push.origin,
    LOG_LEVEL: 'error',
  }
  let worker: WorkerProcess = await startWorkerProcess(environment)
  onTestFinished(() => worker.kill())
  const killAmid = async (work: () => Promise<unknown>) => {
    const before = post.letters.length
    await work()
    await vi.waitFor(() => expect(post.letters.length).toBeGreaterThan(before), {
      timeout: 300_000,
      interval: 5,
    })
    await worker.kill()
    await letSilenceBeNoticed(url)
    worker = await startWorkerProcess(environment)
  }

  const readers: Reader[] = []
  for (let kills = 0; kills < KILLS; kills++)
    await killAmid(async () => readers.push(...(await tellSome(url, push.origin, TOLD_BETWEEN))))
  const waiting = () => query(url, `select from notification where mail_due_at is not null`)
  await expect
    .poll(async () => (await letTriesBeDue(url), waiting()), { timeout: 300_000, interval: 200 })
    .toHaveLength(readers.length)
  await killAmid(() => letLettersFallDue(url))

  const heard = () => readers.flatMap((reader) => heardBy(reader, push.brought)).toSorted()
  const due = readers.flatMap(({ id }) => [`${id} Security`, `${id} messages`])
  await expect
    .poll(async () => (await letTriesBeDue(url), new Set(heard()).size), { timeout: 300_000, interval: 200 })
    .toBe(due.length)
  const idsOf = () => new Set(post.letters.map(({ messageId }) => messageId))
  await expect
    .poll(async () => (await letTriesBeDue(url), idsOf().size), { timeout: 300_000, interval: 200 })
    .toBe(readers.length * 2)
  expect([...new Set(heard())]).toEqual(due.toSorted())
  for (const { email } of readers) {
    const own = post.letters.filter((_, place) => post.recipients[place] === email)
    const subjects = new Map(own.map(({ messageId, subject }) => [messageId, subject ?? '']))
    const isOfMessages = (subject: string) => subject.endsWith(': 1 unread message')
    expect(subjects.size).toBe(2)
    expect([...subjects.values()].filter(isOfMessages)).toHaveLength(1)
    expect([...subjects.values()]).toContain('Your password was changed')
  }
  // Only what a process had under way when it was killed can go out again; programs that read letters and browsers know it by its id.
  const sentAgain = post.letters.length + push.brought.length - 2 * due.length
  expect(sentAgain).toBeLessThanOrEqual((KILLS + 1) * UNDER_WAY)
}, 600_000)

/** What waits for another try is due, and the moment is over in which a message could still be read. */
async function letTriesBeDue(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `update jobs.job set start_after = now()
     where state = 'retry' or (state = 'created' and name = 'push.send')`,
  )
}

/** Ten minutes pass for what is unread. */
async function letLettersFallDue(databaseUrl: string): Promise<void> {
  await query(databaseUrl, `update notification set mail_due_at = now() where mail_due_at is not null`)
  await query(
    databaseUrl,
    `update jobs.job set start_after = now() where name = 'notifications.gather-letter' and state = 'created'`,
  )
}

function heardBy({ id, path, open }: Reader, brought: readonly { path: string; body: Buffer }[]): string[] {
  return brought
    .filter((one) => one.path === path)
    .map(({ body }) => `${id} ${(JSON.parse(open(body)) as { body: string }).body.replace(/^.*: /, '')}`)
}
