import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { LISTS_MOST } from './favourite-rules.ts'
import { type ListRow, lockLists } from './lock-lists.ts'
import { favouriteList } from './schema.server.ts'

export async function addList(
  tx: Transaction,
  actor: Actor,
  { title }: { title: string },
): Promise<{ listId: string }> {
  const memberId = actor.kind === 'member' ? actor.id : ''
  authorise(actor, 'favourite.change')
  const { lists } = await lockLists(tx, memberId)
  if (lists.length >= LISTS_MOST) throw new Conflict(`${LISTS_MOST} lists are as many as you can have`)
  refuseTakenTitle(lists, title)
  const position = (lists.at(-1)?.position ?? 0) + 1
  const [added] = await tx.db
    .insert(favouriteList)
    .values({ memberId, title, position, createdAt: tx.now })
    .returning({ listId: favouriteList.id })
  if (!added) throw new Error('No list was added')
  return added
}

/** Two lists of one name could not be told apart. */
export function refuseTakenTitle(lists: readonly ListRow[], title: string): void {
  if (lists.some((list) => list.title.toLowerCase() === title.toLowerCase())) {
    throw new Invalid('The list was not saved', { title: [`Name: you have a list called ${title} already`] })
  }
}
