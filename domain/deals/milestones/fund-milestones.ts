import type { MemberActor } from '#domain/actor.ts'
import { escrow, postTransfers } from '#domain/ledger/index.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { negated, type Minor } from '#platform/money/money.ts'
import { isArgued } from '../moves/deal-facts.ts'
import { expectMilestoneMove } from '../moves/expect-move.ts'
import { after, DAY_MS, holdClocks, setClocks } from '../clocks/clocks.ts'
import { concludeMove, moveMilestone } from '../moves/make-move.ts'
import { enterRoom, memberOf, type Milestone, type LockedDeal } from '../moves/locked-deal.ts'
import { heldFor, pricedAs } from '../settle-rules.ts'
import { record } from '../moves/timeline.ts'
import { dueOncePaid, waitsForAnswers } from './due-rules.ts'

/** Pays for milestones from the buyer's balance: the money waits in escrow until the work is accepted. */
export async function fundMilestones(
  tx: Transaction,
  actor: MemberActor,
  { dealId, milestoneIds }: { dealId: string; milestoneIds: readonly string[] },
): Promise<void> {
  authorise(actor, 'deal.pay')
  const room = await enterRoom(tx, actor, dealId)
  await fundIn(tx, [{ room, milestoneIds }])
  await concludeMove(tx, room, 'fundMilestones')
}

/** The step itself, for whoever already stands in the rooms: a checkout funds what it made in the same transaction, all at once. */
export async function fundIn(
  tx: Transaction,
  asked: readonly { room: LockedDeal; milestoneIds: readonly string[] }[],
): Promise<void> {
  const funded = asked.flatMap(({ room, milestoneIds }) => {
    const paid = [...new Set(milestoneIds)].map((id) => expectMilestoneMove(tx, room, 'fundMilestones', id))
    const due = dueOncePaid(room, paid, tx.now)
    return paid.map((milestone) => ({
      room,
      milestone,
      amount: heldFor(pricedAs(room.deal, milestone)),
      dueAt: due.get(milestone.id) ?? null,
    }))
  })
  await postTransfers(
    tx,
    funded.map(({ room: { deal }, milestone: { id }, amount }) => ({
      kind: 'fund' as const,
      key: `fund:${id}`,
      subject: { kind: 'milestone', id },
      dealId: deal.id,
      postings: [
        { spentBy: memberOf(deal, 'buyer'), amount: negated(amount) },
        { account: escrow(id), amount },
      ],
    })),
  )
  for (const { room, ...one } of funded) await startWork(tx, room, one)
}

type Funded = { milestone: Milestone; amount: Minor; dueAt: Date | null }

async function startWork(
  tx: Transaction,
  room: LockedDeal,
  { milestone, amount, dueAt }: Funded,
): Promise<void> {
  await moveMilestone(tx, room, 'fundMilestones', milestone, { fundedAt: tx.now, dueAt })
  if (waitsForAnswers(room.deal)) await waitForAnswers(tx, room)
  await record(tx, room, 'funded', {
    milestoneId: milestone.id,
    data: { amountMinor: Number(amount), dueAt: dueAt?.toISOString() ?? null },
  })
}

/** A clock for the whole deal: it stands still while anything in it is argued about, and goes on with the last of that. */
async function waitForAnswers(tx: Transaction, { deal, disputes }: LockedDeal): Promise<void> {
  const { requirementReminderDays, requirementCancelDays } = deal.rules
  const clock = { dealId: deal.id, subjectId: deal.id }
  const inDays = (days: number) => after(tx.now, days * DAY_MS)
  await setClocks(tx, [
    { ...clock, kind: 'remind-requirements', runsAt: inDays(requirementReminderDays) },
    { ...clock, kind: 'cancel-unanswered', runsAt: inDays(requirementCancelDays) },
  ])
  if (disputes.some(isArgued)) await holdClocks(tx, [deal.id])
}
