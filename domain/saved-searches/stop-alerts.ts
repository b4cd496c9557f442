import { and, eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { savedSearch } from './schema.server.ts'

/** By the link in a letter, without signing in: no more letters about any of that member's searches. */
export async function stopAlerts(tx: Transaction, actor: Actor, stopToken: string): Promise<void> {
  authorise(actor, 'search.stop-alerts')
  const [held] = await tx.db
    .select({ memberId: savedSearch.memberId })
    .from(savedSearch)
    .where(eq(savedSearch.stopToken, stopToken))
  if (!held) throw new NotFound('This link is no longer good: the search that it was for is gone')
  await tx.db
    .update(savedSearch)
    .set({ hasAlerts: false })
    .where(and(eq(savedSearch.memberId, held.memberId), eq(savedSearch.hasAlerts, true)))
}
