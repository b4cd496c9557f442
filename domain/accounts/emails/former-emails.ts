import { eq } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { formerEmail, type member } from '../schema.server.ts'

/** The account moves to another address; one that was never proved was perhaps never theirs, and is not remembered. */
export async function rememberEmail(tx: Transaction, who: typeof member.$inferSelect): Promise<void> {
  if (!who.emailVerifiedAt) return
  const [memberId, leftAt] = [who.id, tx.now]
  await tx.db
    .insert(formerEmail)
    .values({ memberId, email: who.email, leftAt })
    .onConflictDoUpdate({ target: [formerEmail.memberId, formerEmail.email], set: { leftAt } })
}

type FormerEmail = { email: string; leftAt: Date }

/** Which addresses were a member's, and until when. */
export async function listFormerEmails(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<FormerEmail[]> {
  return db
    .select({ email: formerEmail.email, leftAt: formerEmail.leftAt })
    .from(formerEmail)
    .where(eq(formerEmail.memberId, memberId))
    .orderBy(formerEmail.leftAt)
}

/** The same; they are forgotten with this. */
export async function forgetFormerEmails(tx: Transaction, memberId: string): Promise<FormerEmail[]> {
  return tx.db
    .delete(formerEmail)
    .where(eq(formerEmail.memberId, memberId))
    .returning({ email: formerEmail.email, leftAt: formerEmail.leftAt })
}
