import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { viewedService } from './schema.server.ts'

/** A member’s own wish: nothing of what they viewed is kept. */
export async function forgetViewed(tx: Transaction, actor: MemberActor): Promise<void> {
  authorise(actor, 'viewed.forget')
  await removeViewed(tx, actor.id)
}

export async function removeViewed(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.delete(viewedService).where(eq(viewedService.memberId, memberId))
}
