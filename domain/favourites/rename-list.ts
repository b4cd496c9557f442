import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { refuseTakenTitle } from './add-list.ts'
import { listOf, lockLists } from './lock-lists.ts'
import { favouriteList } from './schema.server.ts'

export async function renameList(
  tx: Transaction,
  actor: Actor,
  { listId, title }: { listId: string; title: string },
): Promise<void> {
  const memberId = actor.kind === 'member' ? actor.id : ''
  authorise(actor, 'favourite.change')
  const { lists, first } = await lockLists(tx, memberId)
  const list = listOf(lists, listId)
  if (list.id === first.id) throw new Conflict('The first list keeps its name')
  refuseTakenTitle(
    lists.filter(({ id }) => id !== listId),
    title,
  )
  await tx.db.update(favouriteList).set({ title }).where(eq(favouriteList.id, listId))
}
