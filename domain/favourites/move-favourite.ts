import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { FavouriteSubject } from './favourite-input.ts'
import { isFavourite, listOf, lockLists } from './lock-lists.ts'
import { favourite } from './schema.server.ts'

/** Into another list of the member's own. */
export async function moveFavourite(
  tx: Transaction,
  actor: Actor,
  { listId, ...subject }: FavouriteSubject & { listId: string },
): Promise<void> {
  const memberId = actor.kind === 'member' ? actor.id : ''
  authorise(actor, 'favourite.change')
  const { lists } = await lockLists(tx, memberId)
  const list = listOf(lists, listId)
  const [moved] = await tx.db
    .update(favourite)
    .set({ listId: list.id })
    .where(isFavourite(memberId, subject))
    .returning({ listId: favourite.listId })
  if (!moved) throw new NotFound('It is not among your favourites any more')
}
