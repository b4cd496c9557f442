import { eq, sql } from 'drizzle-orm'
import { listAddressees } from '#domain/accounts/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { notice } from './schema.server.ts'

const AT_ONCE = 50

/** What a notice is about, and how the next members are told of it; nothing where there is nothing to tell any more. */
type Notice = { subject: string; find(): Promise<((memberIds: string[]) => Promise<void>) | undefined> }

/**
 * Tells the next members; says whether there may be more. How far it has come is written down with the letters, so that nobody has the
 * same notice twice, however often it is begun again.
 */
export async function tellNext(tx: Transaction, { subject, find }: Notice): Promise<{ more: boolean }> {
  const { begunAt, toldUntil, endedAt } = await lockNotice(tx, subject)
  if (endedAt) return { more: false }
  // Asked again for each portion: what was withdrawn meanwhile is not announced to those who come after.
  const tell = await find()
  const next = tell ? await listAddressees(tx.db, { after: toldUntil, joinedBy: begunAt, most: AT_ONCE }) : []
  if (tell && next.length > 0) await tell(next.map(({ id }) => id))
  const more = next.length === AT_ONCE
  await tx.db
    .update(notice)
    .set({
      toldUntil: next.at(-1)?.id ?? toldUntil,
      toldCount: sql`${notice.toldCount} + ${next.length}`,
      endedAt: more ? null : tx.now,
    })
    .where(eq(notice.subject, subject))
  return { more }
}

/** Two who tell of the same wait for one another, and the second goes on where the first stopped. */
async function lockNotice(tx: Transaction, subject: string): Promise<typeof notice.$inferSelect> {
  await tx.db.insert(notice).values({ subject, begunAt: tx.now }).onConflictDoNothing()
  const [found] = await tx.db.select().from(notice).where(eq(notice.subject, subject)).for('update')
  if (!found) throw new Error(`The notice ${subject} is gone`)
  return found
}
