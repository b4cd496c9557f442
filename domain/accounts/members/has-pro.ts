import { eq } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { member } from '../schema.server.ts'

/** Whether PRO's terms hold for somebody at a moment. The one place that decides it: a function of a fact and the time. */
export const hasPro = (who: { proUntil: Date | null } | null | undefined, now: Date): boolean =>
  Boolean(who?.proUntil && now < who.proUntil)

/** The same for one member who is not at hand. */
export async function findHasPro(db: Db | DrizzleTransaction, memberId: string, now: Date): Promise<boolean> {
  const [found] = await db.select({ proUntil: member.proUntil }).from(member).where(eq(member.id, memberId))
  return hasPro(found, now)
}

/** Noted in the transaction of whatever changed it. */
export async function setProUntil(tx: Transaction, memberId: string, proUntil: Date | null): Promise<void> {
  await tx.db.update(member).set({ proUntil }).where(eq(member.id, memberId))
}
