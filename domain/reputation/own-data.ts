import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { memberReputation } from './schema.server.ts'

export async function exportReputation(db: Db, memberId: string) {
  const [row] = await db.select().from(memberReputation).where(eq(memberReputation.memberId, memberId))
  return row ?? null
}

export async function eraseReputation(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.delete(memberReputation).where(eq(memberReputation.memberId, memberId))
}
