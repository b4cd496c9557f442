import { lt } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteInPortions } from '#platform/jobs/delete-in-portions.ts'
import { formerUsername, knownDevice, oneTimeSecret, session } from './schema.server.ts'

/** Secrets stay a day after their end, so that a late click can be told apart from a made-up one. */
const SECRET_RETENTION_DAYS = 1

/** As long as a browser keeps the cookie by which it is known. */
const DEVICE_RETENTION_DAYS = 400

/** Removes what is over: secrets nobody can use, sessions that ended, devices not seen for long, names that are free again. */
export async function sweepAccounts(db: Db, now: Date): Promise<void> {
  await deleteInPortions(db, oneTimeSecret, lt(oneTimeSecret.expiresAt, addDays(now, -SECRET_RETENTION_DAYS)))
  await deleteInPortions(db, session, lt(session.expiresAt, now))
  await deleteInPortions(db, knownDevice, lt(knownDevice.lastSeenAt, addDays(now, -DEVICE_RETENTION_DAYS)))
  await deleteInPortions(db, formerUsername, lt(formerUsername.heldUntil, now))
}
