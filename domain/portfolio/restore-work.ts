import { and, eq, isNotNull } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { lockWorks } from './lock-works.ts'
import { work } from './schema.server.ts'
import { WORKS_MOST } from './work-rules.ts'

/** Undoes a removal: the work is back where it was, under its own address. */
export async function restoreWork(
  tx: Transaction,
  actor: Actor,
  { workId }: { workId: string },
): Promise<void> {
  const memberId = actor.kind === 'member' ? actor.id : ''
  authorise(actor, 'work.change')
  const works = await lockWorks(tx, memberId)
  // Pressed twice: it is back already.
  if (works.some(({ id }) => id === workId)) return
  if (works.length >= WORKS_MOST) throw new Conflict(`A portfolio holds ${WORKS_MOST} works already.`)
  const [back] = await tx.db
    .update(work)
    .set({ removedAt: null })
    .where(and(eq(work.id, workId), eq(work.memberId, memberId), isNotNull(work.removedAt)))
    .returning({ id: work.id })
  if (!back) throw new NotFound('This work was deleted for good')
  await tx.announce({ kind: 'works.changed', memberId })
}
