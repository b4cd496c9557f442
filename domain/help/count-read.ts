import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { addToDay, countOnce } from './count-once.ts'
import { expectArticle } from './expect-article.ts'
import { authorise } from './permissions.ts'

/** Somebody opened an article: counted once a reader a day. `visitor` tells readers apart for that day alone. */
export async function countRead(
  tx: Transaction,
  actor: Actor,
  { slug, visitor }: { slug: string; visitor: string },
): Promise<void> {
  authorise(actor, 'article.read')
  expectArticle(slug)
  if (await countOnce(tx, { kind: 'read', slug, visitor })) await addToDay(tx, slug, { reads: 1 })
}
