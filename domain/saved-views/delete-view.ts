import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { authorise } from './permissions.ts'
import { savedView } from './schema.server.ts'

/** Forgets a view of one's own; the list stays as it is. */
export async function deleteView(
  tx: Transaction,
  actor: MemberActor,
  { viewId }: { viewId: string },
): Promise<void> {
  authorise(actor, 'view.keep')
  const gone = await tx.db
    .delete(savedView)
    .where(and(eq(savedView.id, viewId), eq(savedView.memberId, actor.id)))
    .returning({ id: savedView.id })
  if (gone.length === 0) throw new NotFound('There is no such view')
}
