import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { listOf, lockLists } from './lock-lists.ts'
import { favourite, favouriteList } from './schema.server.ts'

/** The list goes; what was in it moves to the first one, so that nothing is lost by it. */
export async function removeList(
  tx: Transaction,
  actor: Actor,
  { listId }: { listId: string },
): Promise<void> {
  const memberId = actor.kind === 'member' ? actor.id : ''
  authorise(actor, 'favourite.change')
  const { lists, first } = await lockLists(tx, memberId)
  const list = listOf(lists, listId)
  if (list.id === first.id) throw new Conflict('The first list stays')
  await tx.db.update(favourite).set({ listId: first.id }).where(eq(favourite.listId, list.id))
  await tx.db.delete(favouriteList).where(eq(favouriteList.id, list.id))
}
