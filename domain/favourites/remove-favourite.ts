import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { FavouriteSubject } from './favourite-input.ts'
import { isFavourite, lockLists } from './lock-lists.ts'
import { favourite } from './schema.server.ts'

/** Out of whichever list it was in; answers with that list, so that it can be put back. */
export async function removeFavourite(
  tx: Transaction,
  actor: Actor,
  subject: FavouriteSubject,
): Promise<{ listId: string } | undefined> {
  const memberId = actor.kind === 'member' ? actor.id : ''
  authorise(actor, 'favourite.change')
  await lockLists(tx, memberId)
  const [removed] = await tx.db
    .delete(favourite)
    .where(isFavourite(memberId, subject))
    .returning({ listId: favourite.listId })
  if (!removed) return undefined
  await tx.announce({
    kind: 'favourite.changed',
    memberId,
    subject: subject.kind,
    subjectId: subject.id,
    change: -1,
  })
  return removed
}
