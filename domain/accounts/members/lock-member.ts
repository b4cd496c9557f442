import { eq } from 'drizzle-orm'
import type { Origin } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { member } from '../schema.server.ts'

/** What the edge gives to an operation on an account: from where it is asked, and what its letters need. */
export type MemberContext = { origin: Origin; settings: Settings; siteOrigin: string }

type HeldMember = typeof member.$inferSelect

/** The member's row, held until the transaction ends: two changes of one account follow each other. */
export async function lockMember(tx: Transaction, memberId: string): Promise<HeldMember> {
  const found = await lockIfThere(tx, memberId)
  if (!found) throw new NotFound('There is no such member')
  return found
}

/** The same, where a member who is gone is an answer like another. */
export async function lockIfThere(tx: Transaction, memberId: string): Promise<HeldMember | undefined> {
  const [found] = await tx.db.select().from(member).where(eq(member.id, memberId)).for('update')
  return found?.state === 'deleted' ? undefined : found
}
