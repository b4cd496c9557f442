import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { member } from '../schema.server.ts'

/** Marks an invented person, so that they can be told from real ones and offered on the sign-in page of a demo. */
export async function markDemoMember(tx: Transaction, actor: Actor, memberId: string): Promise<void> {
  authorise(actor, 'members.edit')
  await tx.db.update(member).set({ isDemo: true }).where(eq(member.id, memberId))
}
