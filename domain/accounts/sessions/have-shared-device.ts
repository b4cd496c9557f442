import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { knownDevice } from '../schema.server.ts'

/** Whether two members signed in on one device. Known by its token alone: what a browser says it is, thousands say. */
export async function haveSharedDevice(
  db: Db | DrizzleTransaction,
  [one, other]: readonly [string, string],
): Promise<boolean> {
  const theirs = alias(knownDevice, 'theirs')
  const shared = await db
    .select({ hash: knownDevice.deviceHash })
    .from(knownDevice)
    .innerJoin(theirs, and(eq(theirs.deviceHash, knownDevice.deviceHash), eq(theirs.memberId, other)))
    .where(and(eq(knownDevice.memberId, one), eq(knownDevice.knownBy, 'token')))
    .limit(1)
  return shared.length > 0
}
