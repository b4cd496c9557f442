import { reactWith } from '#domain/react.ts'
import type { LiveSettings, Settings } from '#domain/settings/index.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import type { Database } from '#platform/db/database.ts'
import { transactions, type Transaction } from '#platform/db/transaction.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { JobQueue } from '#platform/jobs/queue.ts'
import { demoStep } from './schema.server.ts'
import { rulesOfTheDemo } from './rules-of-the-demo.ts'
import { theOperator } from './the-operator.ts'
import { DEMO_PASSWORD, thePeople } from './the-people.ts'

/** What a step is given besides its transaction. */
export type DemoGiven = {
  settings: Settings
  siteOrigin: string
  files: FileStore
  /** Of the one password of all demo people; made once, before any transaction opens. */
  passwordHash: string
}

/** A part of the demo, made by the product's own operations at a moment in the past. */
export type DemoStep = {
  name: string
  daysAgo: number
  make(tx: Transaction, given: DemoGiven): Promise<void>
}

const steps: DemoStep[] = [...theOperator, ...rulesOfTheDemo, ...thePeople]

/** Where the demo is made. */
export type DemoPlace = {
  database: Database
  queue: Pick<JobQueue, 'enqueue'>
  settings: Pick<LiveSettings, 'current' | 'refresh'>
  files: FileStore
  siteOrigin: string
}

/** Makes what is missing of the demo marketplace. Interrupted, it goes on where it stopped. */
export async function makeDemo(
  { database, queue, settings, files, siteOrigin }: DemoPlace,
  now: Date,
  say: (line: string) => void,
): Promise<void> {
  const made = new Set((await database.db.select().from(demoStep)).map((step) => step.name))
  const missing = steps.filter((step) => !made.has(step.name))
  if (missing.length === 0) return
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const [index, step] of missing.entries()) {
    await settings.refresh()
    const given = { settings: settings.current(), siteOrigin, files, passwordHash }
    const at = new Date(now.getTime() - step.daysAgo * 86_400_000)
    const inThePast = transactions(database, movableClock(at), reactWith(queue))
    await inThePast(async (tx) => {
      if (await claim(tx, step.name, now)) await step.make(tx, given)
    })
    say(`demo: ${step.name} (${index + 1} of ${missing.length})`)
  }
}

/** Of processes that start at once the first makes a step; the others wait for it to be done and go on to the next. */
async function claim(tx: Transaction, name: string, now: Date): Promise<boolean> {
  const mine = await tx.db.insert(demoStep).values({ name, madeAt: now }).onConflictDoNothing().returning()
  return mine.length > 0
}

/** Whether a demo was ever made here: such a database may not serve real people. */
export async function holdsDemo(database: Database): Promise<boolean> {
  return (await database.db.select().from(demoStep).limit(1)).length > 0
}
