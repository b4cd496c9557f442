import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { authorise } from './permissions.ts'
import { savedBrief } from './schema.server.ts'

/** A member no longer keeps a brief of theirs. */
export async function removeBrief(
  tx: Transaction,
  actor: MemberActor,
  { briefId }: { briefId: string },
): Promise<void> {
  authorise(actor, 'brief.remove')
  const removed = await tx.db
    .delete(savedBrief)
    .where(and(eq(savedBrief.id, briefId), eq(savedBrief.memberId, actor.id)))
    .returning({ id: savedBrief.id })
  if (removed.length === 0) throw new NotFound('There is no such brief of yours')
}

/** All that they keep, with their account. */
export async function forgetBriefs(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.delete(savedBrief).where(eq(savedBrief.memberId, memberId))
}
