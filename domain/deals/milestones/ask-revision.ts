import { and, desc, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { expectMilestoneMove } from '../moves/expect-move.ts'
import { stopClocks } from '../clocks/clocks.ts'
import { concludeMove, moveMilestone } from '../moves/make-move.ts'
import { type AddedFile, addFiles } from '../files/add-files.ts'
import { enterRoom } from '../moves/locked-deal.ts'
import { dueOnceRevised } from './due-rules.ts'
import { isWithoutLimit } from './revision-words.ts'
import { delivery } from '../schema.server.ts'
import { record } from '../moves/timeline.ts'

type NewRevision = { dealId: string; milestoneId: string; reasons: string; files?: readonly AddedFile[] }

/** The work goes back with reasons, and files that show them, and has the agreed days again. */
export async function askRevision(
  tx: Transaction,
  actor: MemberActor,
  { dealId, milestoneId, reasons, files = [] }: NewRevision,
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  const milestone = expectMilestoneMove(tx, room, 'askRevision', milestoneId)
  const [last] = await tx.db
    .select({ id: delivery.id })
    .from(delivery)
    .where(and(eq(delivery.milestoneId, milestoneId)))
    .orderBy(desc(delivery.number))
    .limit(1)
  if (!last) throw new Error(`The milestone ${milestoneId} is delivered without a delivery`)
  await tx.db
    .update(delivery)
    .set({ revisionAskedAt: tx.now, revisionReasons: reasons })
    .where(eq(delivery.id, last.id))
  // What the buyer adds to a delivery is what should change in it.
  await addFiles(tx, { dealId, subjectId: last.id, by: room.by }, files)
  const isCounted = !isWithoutLimit(room.deal.revisionsMost)
  const revisionsLeft = milestone.revisionsLeft - (isCounted ? 1 : 0)
  const dueAt = dueOnceRevised(milestone, tx.now)
  await moveMilestone(tx, room, 'askRevision', milestone, {
    revisionsLeft,
    dueAt,
    deliveredAt: null,
  })
  await stopClocks(tx, milestoneId, ['accept-delivery', 'remind-acceptance-half', 'remind-acceptance-day'])
  await record(tx, room, 'revision-asked', {
    milestoneId,
    data: {
      ...(isCounted ? { left: revisionsLeft } : {}),
      files: files.length,
      dueAt: dueAt.toISOString(),
    },
  })
  await concludeMove(tx, room, 'askRevision')
}
