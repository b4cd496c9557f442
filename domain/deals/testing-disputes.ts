import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import { fundMilestones } from './milestones/fund-milestones.ts'
import { openDispute } from './disputes/open-dispute.ts'
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
  const [opened] = await tx.db
    .select({ id: dispute.id })
    .from(dispute)
    .where(and(eq(dispute.dealId, dealId), eq(dispute.state, 'open')))
  if (!opened) throw new Error('No dispute was opened')
  return { dealId, disputeId: opened.id, milestoneId: first.id }
}
