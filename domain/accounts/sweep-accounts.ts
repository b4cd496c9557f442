import { lt } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { formerUsername, knownDevice, oneTimeSecret, session } from './schema.server.ts'

/** Secrets stay a day after their end, so that a late click can be told apart from a made-up one. */
const SECRET_RETENTION_DAYS = 1

/** As long as a browser keeps the cookie by which it is known. */
const DEVICE_RETENTION_DAYS = 400

/** Removes what is over: secrets nobody can use, sessions that ended, devices not seen for long, names that are free again. */
export async function sweepAccounts(tx: Transaction): Promise<void> {
  await tx.db
    .delete(oneTimeSecret)
    .where(lt(oneTimeSecret.expiresAt, addDays(tx.now, -SECRET_RETENTION_DAYS)))
  await tx.db.delete(session).where(lt(session.expiresAt, tx.now))
  await tx.db.delete(knownDevice).where(lt(knownDevice.lastSeenAt, addDays(tx.now, -DEVICE_RETENTION_DAYS)))
  await tx.db.delete(formerUsername).where(lt(formerUsername.heldUntil, tx.now))
}
