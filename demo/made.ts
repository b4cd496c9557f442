import { eq } from 'drizzle-orm'
import type { DemoSize } from '#platform/config/variables.ts'
import type { Database } from '#platform/db/database.ts'
import { demoStep } from './schema.server.ts'

/** Whether a demo was ever made here: such a database may not serve real people. */
export async function holdsDemo({ db }: Database): Promise<boolean> {
  return (await db.select().from(demoStep).limit(1)).length > 0
}

const wholeOf = (size: DemoSize, release: string) => `all that is ${size} in ${release}`
const largeIn = (release: string) => `large pictures in ${release}`

/** Whether this release has made all of it: then there is no need to read its texts to know. */
export function isDemoMade(database: Database, size: DemoSize, release: string): Promise<boolean> {
  return isNoted(database, wholeOf(size, release))
}

export function noteDemoMade(
  database: Database,
  size: DemoSize,
  release: string,
  madeAt: Date,
): Promise<void> {
  return note(database, wholeOf(size, release), madeAt)
}

/** Whether its pictures were drawn as large as a screen, after it had opened. */
export function arePicturesLarge(database: Database, release: string): Promise<boolean> {
  return isNoted(database, largeIn(release))
}

export function noteLargePictures(database: Database, release: string, madeAt: Date): Promise<void> {
  return note(database, largeIn(release), madeAt)
}

async function isNoted({ db }: Database, name: string): Promise<boolean> {
  return (await db.select().from(demoStep).where(eq(demoStep.name, name))).length > 0
}

async function note({ db }: Database, name: string, madeAt: Date): Promise<void> {
  await db.insert(demoStep).values({ name, madeAt }).onConflictDoNothing()
}
