import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { checkNotTakenDown, lockOwnWork } from './lock-works.ts'
import { work } from './schema.server.ts'

type Which = { workId: string }

/** Taken off the wall and kept: only its owner sees it. */
export const hideWork = (tx: Transaction, actor: Actor, { workId }: Which) =>
  setHidden(tx, actor, workId, true)

export const showWork = (tx: Transaction, actor: Actor, { workId }: Which) =>
  setHidden(tx, actor, workId, false)

async function setHidden(tx: Transaction, actor: Actor, workId: string, isHidden: boolean): Promise<void> {
  const memberId = actor.kind === 'member' ? actor.id : ''
  authorise(actor, 'work.change')
  const { own } = await lockOwnWork(tx, memberId, workId)
  checkNotTakenDown(own)
  await tx.db.update(work).set({ isHidden }).where(eq(work.id, workId))
  await tx.announce({ kind: 'works.changed', memberId })
}
