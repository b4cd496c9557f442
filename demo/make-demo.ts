import { markOlderRead } from '#domain/notifications/index.ts'
import type { LiveSettings } from '#domain/settings/index.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import type { DemoSize } from '#platform/config/variables.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { transactions, type Transaction } from '#platform/db/transaction.ts'
import type { FileStore } from '#platform/files/stored-file.ts'
import type { JobQueue } from '#platform/jobs/queue.ts'
import { drawOnThreads } from '#platform/pictures/sharp.ts'
import type { DemoStep } from './demo-step.ts'
import { gatherReactions } from './gather-reactions.ts'
import { readyAhead } from './ready-ahead.ts'
import { demoStep } from './schema.server.ts'
import { listDemoSteps } from './list-demo-steps.ts'
import { DEMO_PASSWORD } from './seed-people.ts'

/** So many are drawn ahead: enough to keep the other cores busy while the trade is made, which draws nothing. */
const STEPS_AHEAD = 500
/** A line now and then, not one for each of hundreds. */
/** What invented people have not read yet is not older. */
const UNREAD_DAYS = 2
const SAID_EVERY = 40

/** Where the demo is made. */
type DemoPlace = {
  database: Database
  queue: Pick<JobQueue, 'enqueue'>
  settings: Pick<LiveSettings, 'current' | 'refresh'>
  files: FileStore
  siteOrigin: string
  secret: Secret
}

/** Makes what is missing of the demo marketplace. Interrupted, it goes on where it stopped. */
export async function makeDemo(
  place: DemoPlace,
  now: Date,
  say: (line: string) => void,
  size: DemoSize = 'whole',
): Promise<void> {
  const made = new Set((await place.database.db.select().from(demoStep)).map((step) => step.name))
  const missing = listDemoSteps(size).filter((step) => !made.has(step.name))
  if (missing.length === 0) return
  // Several pictures at once, each on one core, are done sooner than one after another on all of them.
  const putBack = drawOnThreads(1)
  const bulk = openDatabase(place.database.url, { poolSize: 1, name: 'guildhall demo', isForBulk: true })
  try {
    await makeSteps(missing, { ...place, database: bulk }, now, say)
  } finally {
    putBack()
    await bulk.close()
  }
}

async function makeSteps(
  missing: readonly DemoStep[],
  { database, queue, settings, files, siteOrigin, secret }: DemoPlace,
  now: Date,
  say: (line: string) => void,
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const ready = readyAhead(missing, files, STEPS_AHEAD)
  const ids = { members: new Map<string, string>(), categories: new Map<string, string>() }
  await settings.refresh()
  for (const [index, step] of missing.entries()) {
    const make = await ready(index)
    const context = { settings: settings.current(), siteOrigin, files, passwordHash, secret, ids }
    const at = new Date(now.getTime() - step.daysAgo * DAY_MS)
    const { react, whole } = gatherReactions(queue, now, context)
    const inThePast = transactions(database, movableClock(at), react)
    await inThePast(
      whole(async (tx) => {
        if (await claim(tx, step.name, now)) await make(tx, context)
      }),
    )
    if (step.changesRules) await settings.refresh()
    const isLast = index === missing.length - 1
    if (index % SAID_EVERY === 0 || isLast) say(`demo: ${step.name} (${index + 1} of ${missing.length})`)
  }
  const atTheEnd = transactions(database, movableClock(now), async () => {})
  await atTheEnd((tx) => markOlderRead(tx, new Date(now.getTime() - UNREAD_DAYS * DAY_MS)))
}

/** Of processes that start at once the first makes a step; the others wait for it to be done and go on to the next. */
async function claim(tx: Transaction, name: string, now: Date): Promise<boolean> {
  const mine = await tx.db.insert(demoStep).values({ name, madeAt: now }).onConflictDoNothing().returning()
  return mine.length > 0
}
