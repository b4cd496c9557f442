import { and, eq, ne, sql } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { refuseSameName } from './refuse-same-name.ts'
import { authorise } from './permissions.ts'
import { savedView } from './schema.server.ts'

/** Gives a view of one's own another name. */
export async function renameView(
  tx: Transaction,
  actor: MemberActor,
  { viewId, name }: { viewId: string; name: string },
): Promise<void> {
  authorise(actor, 'view.keep')
  const [found] = await tx.db
    .select()
    .from(savedView)
    .where(and(eq(savedView.id, viewId), eq(savedView.memberId, actor.id)))
    .for('update')
  if (!found) throw new NotFound('There is no such view')
  const named = await tx.db.$count(
    savedView,
    and(
      eq(savedView.memberId, actor.id),
      eq(savedView.list, found.list),
      sql`lower(${savedView.name}) = lower(${name})`,
      ne(savedView.id, viewId),
    ),
  )
  if (named > 0) refuseSameName()
  await tx.db.update(savedView).set({ name }).where(eq(savedView.id, viewId))
}
