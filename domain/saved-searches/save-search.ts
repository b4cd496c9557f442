import { and, count, eq, ne } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { SearchQuery } from '#domain/search/index.ts'
import { makeToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { savedSearchLimits } from './saved-search-rules.ts'
import { savedSearch } from './schema.server.ts'

type SearchToSave = { title: string; address: string; query: SearchQuery }

/** Keeps a search and tells of what is new from now on; one that was kept already is told about again. */
export async function saveSearch(
  tx: Transaction,
  actor: MemberActor,
  { title, address, query }: SearchToSave,
): Promise<void> {
  authorise(actor, 'search.save')
  const [others] = await tx.db
    .select({ count: count() })
    .from(savedSearch)
    .where(and(eq(savedSearch.memberId, actor.id), ne(savedSearch.address, address)))
  if ((others?.count ?? 0) >= savedSearchLimits.aMember) {
    throw new Conflict(`You keep ${savedSearchLimits.aMember} searches already: remove one first`)
  }
  await tx.db
    .insert(savedSearch)
    .values({
      memberId: actor.id,
      title: title.slice(0, savedSearchLimits.title).toWellFormed(),
      address,
      query,
      stopToken: makeToken(),
      createdAt: tx.now,
      lookedAt: tx.now,
      toldUntil: tx.now,
    })
    .onConflictDoUpdate({
      target: [savedSearch.memberId, savedSearch.address],
      set: { hasAlerts: true, lookedAt: tx.now, toldUntil: tx.now },
    })
}
