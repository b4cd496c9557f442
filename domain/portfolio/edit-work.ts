import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { markPicturesLeft, markPicturesUsed } from '#domain/pictures/index.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { checkWork } from './check-work.ts'
import { checkNotTakenDown, lockOwnWork } from './lock-works.ts'
import { work } from './schema.server.ts'
import type { WorkInput } from './work-input.ts'

/** Everything about a work but its address, which others may have linked to. */
export async function editWork(
  tx: Transaction,
  actor: Actor,
  { workId, ...input }: WorkInput & { workId: string },
): Promise<void> {
  const memberId = actor.kind === 'member' ? actor.id : ''
  authorise(actor, 'work.change')
  const { own } = await lockOwnWork(tx, memberId, workId)
  if (!input.isHidden) checkNotTakenDown(own)
  await checkWork(tx, memberId, input)
  await tx.db
    .update(work)
    .set({ ...input, changedAt: tx.now })
    .where(eq(work.id, workId))
  const shown = input.gallery.map(({ pictureId }) => pictureId)
  await markPicturesUsed(tx, shown)
  await markPicturesLeft(
    tx,
    own.gallery.map(({ pictureId }) => pictureId).filter((id) => !shown.includes(id)),
  )
  await tx.announce({ kind: 'works.changed', memberId })
}
