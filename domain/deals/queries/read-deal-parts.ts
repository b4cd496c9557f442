import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { findBannedSides } from '../moves/banned-sides.ts'
import type { Deal, Dispute, Milestone } from '../moves/locked-deal.ts'
import { type StepFacts, stepFactsOf } from '../next-step-facts.ts'
import { dealClock, dealRequest, dispute, disputeQuestion, milestone } from '../schema.server.ts'

/** The milestones of many deals, and what says whose move it is in each: one query a table, whatever their number. */
export async function readDealParts(
  db: Db | DrizzleTransaction,
  deals: readonly Deal[],
): Promise<{ deal: Deal; milestones: Milestone[]; disputes: Dispute[]; facts: StepFacts }[]> {
  const ids = deals.map(({ id }) => id)
  if (ids.length === 0) return []
  const disputed = deals.filter(({ state }) => state === 'disputed').map(({ id }) => id)
  // One after another: a letter is written within a transaction, whose one connection takes one query at a time.
  const milestones = await db
    .select()
    .from(milestone)
    .where(inArray(milestone.dealId, ids))
    .orderBy(asc(milestone.position))
  const requests = await db
    .select()
    .from(dealRequest)
    .where(and(inArray(dealRequest.dealId, ids), eq(dealRequest.state, 'open')))
    .orderBy(asc(dealRequest.askedAt))
  const clocks = await db.select().from(dealClock).where(inArray(dealClock.dealId, ids))
  const { disputes, questions } = await readDisputes(db, disputed)
  const banned = await findBannedSides(db, deals)
  return deals.map((deal) => {
    const of = <Part extends { dealId: string }>(parts: readonly Part[]) =>
      parts.filter(({ dealId }) => dealId === deal.id)
    const own = {
      milestones: of(milestones),
      requests: of(requests),
      clocks: of(clocks),
      disputes: of(disputes),
      questions: of(questions),
      banned: banned.get(deal) ?? [],
    }
    return {
      deal,
      milestones: own.milestones,
      disputes: own.disputes,
      facts: stepFactsOf({ deal, ...own }),
    }
  })
}

async function readDisputes(db: Db | DrizzleTransaction, ids: string[]) {
  if (ids.length === 0) return { disputes: [], questions: [] }
  const disputes = await db
    .select()
    .from(dispute)
    .where(and(inArray(dispute.dealId, ids), inArray(dispute.state, ['open', 'appealed'])))
  const questions = await db
    .select()
    .from(disputeQuestion)
    .where(inArray(disputeQuestion.dealId, ids))
    .orderBy(asc(disputeQuestion.askedAt))
  return { disputes, questions }
}
