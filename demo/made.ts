import { eq } from 'drizzle-orm'
import type { DemoSize } from '#platform/config/variables.ts'
import type { Database } from '#platform/db/database.ts'
import { demoStep } from './schema.server.ts'

/** Whether a demo was ever made here: such a database may not serve real people. */
export async function holdsDemo({ db }: Database): Promise<boolean> {
  return (await db.select().from(demoStep).limit(1)).length > 0
}

const wholeOf = (size: DemoSize, release: string) => `all that is ${size} in ${release}`

/** Whether this release has made all of it: then there is no need to read its texts to know. */
export async function isDemoMade({ db }: Database, size: DemoSize, release: string): Promise<boolean> {
  const found = await db
    .select()
    .from(demoStep)
    .where(eq(demoStep.name, wholeOf(size, release)))
  return found.length > 0
}

export async function noteDemoMade(
  { db }: Database,
  size: DemoSize,
  release: string,
  madeAt: Date,
): Promise<void> {
  const name = wholeOf(size, release)
  await db.insert(demoStep).values({ name, madeAt }).onConflictDoNothing()
}
