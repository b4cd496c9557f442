import { sql } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { expectMilestoneMove } from '../moves/expect-move.ts'
import { type AddedFile, addFiles } from '../files/add-files.ts'
import { after, DAY_MS, holdClocks, setClocks, stopClocks } from '../clocks/clocks.ts'
import { concludeMove, moveMilestone } from '../moves/make-move.ts'
import { enterRoom, type Milestone, type LockedDeal } from '../moves/locked-deal.ts'
import { delivery } from '../schema.server.ts'
import { record } from '../moves/timeline.ts'

/** Hands the work over. The buyer answers in time, or it is accepted by itself. */
export async function deliverWork(
  tx: Transaction,
  actor: MemberActor,
  {
    dealId,
    milestoneId,
    text,
    files,
  }: {
    dealId: string
    milestoneId: string
    text: string
    files: readonly AddedFile[]
  },
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  const milestone = expectMilestoneMove(tx, room, 'deliverWork', milestoneId)
  const [made] = await tx.db
    .insert(delivery)
    .values({
      dealId,
      milestoneId,
      number: sql`(select count(*) + 1 from ${delivery} where ${delivery.milestoneId} = ${milestoneId})`,
      text,
      at: tx.now,
    })
    .returning({ id: delivery.id, number: delivery.number })
  if (!made) throw new Error('No delivery was made')
  await addFiles(tx, { dealId, subjectId: made.id, by: room.by }, files)
  await moveMilestone(tx, room, 'deliverWork', milestone, {
    deliveredAt: tx.now,
    firstDeliveredAt: milestone.firstDeliveredAt ?? tx.now,
  })
  await stopClocks(tx, milestoneId, ['remind-due'])
  const acceptsAt = await startAcceptance(tx, room, milestone)
  await record(tx, room, 'delivered', {
    milestoneId,
    data: {
      number: made.number,
      files: files.length,
      ...(acceptsAt ? { acceptsAt: acceptsAt.toISOString() } : {}),
    },
  })
  await concludeMove(tx, room, 'deliverWork')
}

/**
 * Silence accepts at the end of the agreed days, with a word at half time and a day before; none of it while somebody asks to
 * cancel.
 */
async function startAcceptance(
  tx: Transaction,
  { deal, requests }: LockedDeal,
  { id }: Milestone,
): Promise<Date | undefined> {
  const wholeMs = deal.rules.autoAcceptDays * DAY_MS
  const at = (ms: number) => after(tx.now, ms)
  const clock = { dealId: deal.id, subjectId: id }
  const dayBefore = { ...clock, kind: 'remind-acceptance-day' as const, runsAt: at(wholeMs - DAY_MS) }
  await setClocks(tx, [
    { ...clock, kind: 'accept-delivery', runsAt: at(wholeMs) },
    { ...clock, kind: 'remind-acceptance-half', runsAt: at(wholeMs / 2) },
    ...(wholeMs > 2 * DAY_MS ? [dayBefore] : []),
  ])
  if (requests.some(({ kind, milestoneId }) => kind === 'cancellation' && milestoneId === id)) {
    await holdClocks(tx, [id])
    return undefined
  }
  return at(wholeMs)
}
