import { eq } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Minor } from '#platform/money/money.ts'
import { findStanding } from '../moves/seller-people.ts'
import { deal, dispute, milestone } from '../schema.server.ts'
import { pricedAs, settle } from '../settle-rules.ts'
import { decidedClearsAt } from './appeal-rules.ts'

/** A decision about a deal, as one of its sides may appeal against it. */
type DecidedDispute = {
  dealId: string
  title: string
  reasons: string
  decidedAt: Date
  decidedBy: string | null
  appealBy: Date
  isAppealed: boolean
  /** What stands now: how the price was divided, and until when an appeal can still move it. */
  money: { earnedMinor: Minor; priceMinor: Minor; toSeller: Minor; toBuyer: Minor; until: Date | null }
}

type Asked = { disputeId: string; memberId: string }

export async function findDecidedDispute(
  db: Db | DrizzleTransaction,
  { disputeId, memberId }: Asked,
): Promise<DecidedDispute | undefined> {
  const found = await findWhole(db, disputeId)
  if (!found) return undefined
  const { deal: of, dispute: decided, milestone: part } = found
  const { endedAt, appealBy } = decided
  // Both may have agreed since then to give a part back: what stands is what the milestone says.
  const earnedMinor = part.earnedMinor ?? decided.earnedMinor
  if (!endedAt || !appealBy || earnedMinor === null) return undefined
  if (!(await isSide(db, of, memberId))) return undefined
  const { toSeller, toBuyer } = settle(pricedAs(of, part), earnedMinor)
  const until = decided.isMoneyHeld ? (decidedClearsAt(of, decided) ?? null) : null
  return {
    dealId: of.id,
    title: of.title,
    reasons: decided.reasons ?? '',
    decidedAt: endedAt,
    decidedBy: decided.decidedBy,
    appealBy,
    isAppealed: decided.appealedAt !== null,
    money: { earnedMinor, priceMinor: part.priceMinor, toSeller, toBuyer, until },
  }
}

/** What one side appeals with, the other reads: nothing is said behind anybody's back. */
export async function isSideOfDispute(db: Db, memberId: string, disputeId: string): Promise<boolean> {
  const found = await findWhole(db, disputeId)
  return found !== undefined && isSide(db, found.deal, memberId)
}

/** Where a dispute is: in which deal, and about which milestone. */
export async function placeDispute(
  db: Db | DrizzleTransaction,
  disputeId: string,
): Promise<{ dealId: string; milestoneId: string }> {
  const [found] = await db
    .select({ dealId: dispute.dealId, milestoneId: dispute.milestoneId })
    .from(dispute)
    .where(eq(dispute.id, disputeId))
  if (!found) throw new NotFound('There is no such dispute')
  return found
}

async function findWhole(db: Db | DrizzleTransaction, disputeId: string) {
  const [found] = await db
    .select({ deal, dispute, milestone })
    .from(dispute)
    .innerJoin(deal, eq(deal.id, dispute.dealId))
    .innerJoin(milestone, eq(milestone.id, dispute.milestoneId))
    .where(eq(dispute.id, disputeId))
  return found
}

/** Who only works on a deal for its team decides nothing, so appeals nothing either. */
async function isSide(
  db: Db | DrizzleTransaction,
  of: typeof deal.$inferSelect,
  memberId: string,
): Promise<boolean> {
  const standing = await findStanding(db, of, { kind: 'member', id: memberId })
  return standing !== undefined && !standing.isWorker
}
