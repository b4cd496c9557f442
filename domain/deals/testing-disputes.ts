import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import { fundMilestones } from './milestones/fund-milestones.ts'
import { claimMoney, openDispute } from './disputes/open-dispute.ts'
import { releaseEarly } from './milestones/release-milestone.ts'
import { dispute } from './schema.server.ts'
import { anAgreedDeal, milestonesOf, type Pair, someContent } from './testing.ts'

/** A paid deal that the buyer disputes. */
export async function aDispute(tx: Transaction, pair: Pair, content = someContent()) {
  const dealId = await anAgreedDeal(tx, pair, content)
  const [first] = await milestonesOf(tx, dealId)
  if (!first) throw new Error('The deal has no milestone')
  await fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [first.id] })
  await openDispute(tx, pair.buyer, {
    dealId,
    milestoneId: first.id,
    reason: 'not-as-agreed',
    wantedMinor: minor(4_000),
    statement: 'The sign is painted on one side only, and the oak is pine.',
    files: [],
  })
  return { dealId, disputeId: await openDisputeIn(tx, dealId), milestoneId: first.id }
}

/** A deal whose money was released, and which the buyer claims back while it clears. */
export async function aClaim(tx: Transaction, pair: Pair, content = someContent()) {
  const dealId = await anAgreedDeal(tx, pair, content)
  const [first] = await milestonesOf(tx, dealId)
  if (!first) throw new Error('The deal has no milestone')
  const which = { dealId, milestoneId: first.id }
  await fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [first.id] })
  await releaseEarly(tx, pair.buyer, which)
  await claimMoney(tx, pair.buyer, {
    ...which,
    reason: 'other',
    wantedMinor: minor(0),
    statement: 'It fell off the wall.',
    files: [],
  })
  return { ...which, disputeId: await openDisputeIn(tx, dealId) }
}

async function openDisputeIn(tx: Transaction, dealId: string): Promise<string> {
  const [opened] = await tx.db
    .select({ id: dispute.id })
    .from(dispute)
    .where(and(eq(dispute.dealId, dealId), eq(dispute.state, 'open')))
  if (!opened) throw new Error('No dispute was opened')
  return opened.id
}
