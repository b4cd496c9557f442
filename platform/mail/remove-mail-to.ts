import { and, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { mailMessage } from './schema.server.ts'

/**
 * Takes every letter to an address out of the outbox, sent or not: the person is to be forgotten. Where they left the
 * address at some time, what was written after it is somebody else's.
 */
export async function removeMailTo(
  tx: Transaction,
  address: string,
  { until }: { until?: Date } = {},
): Promise<void> {
  const isTheirs = sql`lower(${mailMessage.to}) = lower(${address})`
  await tx.db.delete(mailMessage).where(until ? and(isTheirs, lte(mailMessage.createdAt, until)) : isTheirs)
}
