import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import type { FavouriteSubject } from './favourite-input.ts'
import { FAVOURITES_MOST } from './favourite-rules.ts'
import { isFavourite, listOf, lockLists } from './lock-lists.ts'
import { favourite } from './schema.server.ts'

/** Whether what is to be kept can be seen by the one who keeps it: other areas know. */
export type IsThere = (tx: Transaction, subject: FavouriteSubject) => Promise<boolean>

/** Keeps something in a list of the member's own, the first unless told; twice is once. */
export async function addFavourite(
  tx: Transaction,
  actor: Actor,
  { listId, ...subject }: FavouriteSubject & { listId?: string | undefined },
  { isThere }: { isThere: IsThere },
): Promise<void> {
  const memberId = actor.kind === 'member' ? actor.id : ''
  authorise(actor, 'favourite.change')
  const { lists, first } = await lockLists(tx, memberId)
  const [existing] = await tx.db
    .select({ listId: favourite.listId })
    .from(favourite)
    .where(isFavourite(memberId, subject))
  if (existing) return
  const list = listId ? listOf(lists, listId) : first
  if (!(await isThere(tx, subject))) throw new NotFound('It is not there any more')
  if ((await tx.db.$count(favourite, eq(favourite.memberId, memberId))) >= FAVOURITES_MOST) {
    throw new Conflict(
      `You keep ${FAVOURITES_MOST.toLocaleString('en')} favourites already. Remove some first.`,
    )
  }
  const { kind, id: subjectId } = subject
  await tx.db.insert(favourite).values({ listId: list.id, memberId, kind, subjectId, addedAt: tx.now })
  await tx.announce({
    kind: 'favourite.changed',
    memberId,
    subject: kind,
    subjectId,
    change: 1,
  })
}
