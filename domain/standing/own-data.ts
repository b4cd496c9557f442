import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { memberStanding } from './schema.server.ts'

export async function exportStanding(db: Db, memberId: string) {
  const [row] = await db.select().from(memberStanding).where(eq(memberStanding.memberId, memberId))
  return row ?? null
}

export async function eraseStanding(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.delete(memberStanding).where(eq(memberStanding.memberId, memberId))
}
