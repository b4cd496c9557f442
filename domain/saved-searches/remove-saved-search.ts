import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { savedSearch } from './schema.server.ts'

/** Gone is gone: one that was removed already is no mistake. */
export async function removeSavedSearch(
  tx: Transaction,
  actor: MemberActor,
  { searchId }: { searchId: string },
): Promise<void> {
  authorise(actor, 'search.save')
  await tx.db.delete(savedSearch).where(and(eq(savedSearch.id, searchId), eq(savedSearch.memberId, actor.id)))
}
