import { and, eq, inArray } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { News } from './find-news.ts'
import { savedSearch } from './schema.server.ts'

/** All that is new is told at once, and everything was looked at: doing it twice tells nothing twice. */
export async function tellNews(
  tx: Transaction,
  actor: Actor,
  { memberId, news }: { memberId: string; news: readonly News[] },
): Promise<void> {
  authorise(actor, 'search.tell-news')
  const looked = await markLooked(tx, news)
  const worthTelling = news.filter(({ search, services }) => looked.has(search.id) && services.length > 0)
  const [first, ...more] = worthTelling
  if (!first) return
  const { state } = (await findPerson(tx.db, memberId)) ?? {}
  if (state === 'active') await tx.announce({ kind: 'search.news-found', memberId, news: [first, ...more] })
}

/** Those that are still as they were when they were looked at; another process may have been first. */
async function markLooked(tx: Transaction, news: readonly News[]): Promise<Set<string>> {
  const held = await tx.db
    .select()
    .from(savedSearch)
    .where(
      and(
        inArray(
          savedSearch.id,
          news.map(({ search }) => search.id),
        ),
        eq(savedSearch.hasAlerts, true),
      ),
    )
    .orderBy(savedSearch.id)
    .for('update')
  const looked = news.filter(({ search }) =>
    held.some(({ id, lookedAt }) => id === search.id && lookedAt.getTime() === search.lookedAt.getTime()),
  )
  for (const { search, until } of looked) {
    await tx.db
      .update(savedSearch)
      .set({ lookedAt: tx.now, toldUntil: until })
      .where(eq(savedSearch.id, search.id))
  }
  return new Set(looked.map(({ search }) => search.id))
}
