import { eq, sql } from 'drizzle-orm'
import { listAddressees } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { listRuleChanges } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { feeNews } from './fee-words.ts'
import { notice } from './schema.server.ts'

const AT_ONCE = 50
/** More changes than a marketplace makes in its life. */
const ALL_CHANGES = 10_000

type Told = { changeIds: readonly number[] }

/**
 * Tells the next members that fees will change, or will not after all; says whether there may be more. How far it has come
 * is written down with the letters, so that nobody has the same notice twice, however often it is begun again.
 */
export async function tellOfFees(
  tx: Transaction,
  actor: Actor,
  { changeIds }: Told,
): Promise<{ more: boolean }> {
  authorise(actor, 'notice.tell')
  const { subject, begunAt, toldUntil, endedAt } = await lockNotice(tx, changeIds)
  if (endedAt) return { more: false }
  // Asked again for each portion: what was withdrawn meanwhile is not announced to those who come after.
  const news = feeNews(await listRuleChanges(tx.db, ALL_CHANGES), changeIds)
  const next = news ? await listAddressees(tx.db, { after: toldUntil, joinedBy: begunAt, most: AT_ONCE }) : []
  if (news && next.length > 0)
    await tx.announce({ kind: 'notice.of-fees', memberIds: next.map(({ id }) => id), news })
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
async function lockNotice(
  tx: Transaction,
  changeIds: readonly number[],
): Promise<typeof notice.$inferSelect> {
  const subject = `setting-change:${changeIds.toSorted((one, other) => one - other).join(',')}`
  await tx.db.insert(notice).values({ subject, begunAt: tx.now }).onConflictDoNothing()
  const [found] = await tx.db.select().from(notice).where(eq(notice.subject, subject)).for('update')
  if (!found) throw new Error(`The notice ${subject} is gone`)
  return found
}
