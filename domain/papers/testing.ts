import { acceptDelivery, deliverWork, fundMilestones } from '#domain/deals/index.ts'
import { anAgreedDeal, milestonesOf, type Pair, someContent } from '#domain/deals/testing.ts'
import { asc, eq, or } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { paper } from './schema.server.ts'

/** A deal that is agreed and paid for, ready to be released. */
export async function aPaidDeal(tx: Transaction, pair: Pair, content = someContent()) {
  const dealId = await anAgreedDeal(tx, pair, content)
  const milestoneIds = (await milestonesOf(tx, dealId)).map(({ id }) => id)
  await fundMilestones(tx, pair.buyer, { dealId, milestoneIds })
  return { dealId, milestoneId: milestoneIds[0] ?? '', milestoneIds }
}

/** A deal whose first milestone was delivered and accepted. */
export async function aReleasedDeal(tx: Transaction, pair: Pair, content = someContent()) {
  const made = await aPaidDeal(tx, pair, content)
  const { dealId, milestoneId } = made
  await deliverWork(tx, pair.seller, { dealId, milestoneId, text: 'The work, as agreed.', files: [] })
  await acceptDelivery(tx, pair.buyer, { dealId, milestoneId })
  return made
}

/** What a member would find among their papers, oldest first. */
export function papersOf({ db }: Pick<Transaction, 'db'>, memberId: string) {
  return db
    .select()
    .from(paper)
    .where(or(eq(paper.issuerId, memberId), eq(paper.recipientId, memberId)))
    .orderBy(asc(paper.at), asc(paper.year), asc(paper.number), asc(paper.label))
}
