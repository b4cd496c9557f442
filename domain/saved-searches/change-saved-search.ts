import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { savedSearch } from './schema.server.ts'

type Change = { searchId: string } & ({ title: string } | { hasAlerts: boolean })

/** Another name, or letters on and off; letters that begin again tell of what is new from then. */
export async function changeSavedSearch(
  tx: Transaction,
  actor: MemberActor,
  { searchId, ...change }: Change,
): Promise<void> {
  authorise(actor, 'search.save')
  const values =
    'title' in change
      ? change
      : { ...change, ...(change.hasAlerts ? { lookedAt: tx.now, toldUntil: tx.now } : {}) }
  const changed = await tx.db
    .update(savedSearch)
    .set(values)
    .where(and(eq(savedSearch.id, searchId), eq(savedSearch.memberId, actor.id)))
    .returning({ id: savedSearch.id })
  if (changed.length === 0) throw new NotFound('This search is no longer among yours')
}
