import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { banner, bannerMember } from './schema.server.ts'

/** What a member closed, to take along. */
export async function exportClosed(db: Db, memberId: string) {
  return db
    .select({ title: banner.title, closedAt: bannerMember.closedAt })
    .from(bannerMember)
    .innerJoin(banner, eq(banner.number, bannerMember.number))
    .where(and(eq(bannerMember.memberId, memberId), isNotNull(bannerMember.closedAt)))
    .orderBy(bannerMember.number)
}

export async function forgetClosed(tx: Pick<Transaction, 'db'>, memberId: string): Promise<void> {
  await tx.db.delete(bannerMember).where(eq(bannerMember.memberId, memberId))
}
