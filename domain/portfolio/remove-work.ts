import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockOwnWork } from './lock-works.ts'
import { work } from './schema.server.ts'

/** Gone for everyone at once; for a day it can be brought back, then it is swept away. */
export async function removeWork(
  tx: Transaction,
  actor: Actor,
  { workId }: { workId: string },
): Promise<{ title: string }> {
  const memberId = actor.kind === 'member' ? actor.id : ''
  authorise(actor, 'work.change')
  const { own } = await lockOwnWork(tx, memberId, workId)
  await tx.db.update(work).set({ removedAt: tx.now }).where(eq(work.id, workId))
  await tx.announce({ kind: 'works.changed', memberId })
  return { title: own.title }
}
