import { asc, inArray, sql } from 'drizzle-orm'
import { findTransfers, type WholeTransfer } from '#domain/ledger/index.ts'
import type { TeamEarning } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'
import { add, minor, type Minor, zero } from '#platform/money/money.ts'
import { deal, dealShare, milestone } from '../schema.server.ts'

export type SplitPart = { memberId: string; basisPoints: number; amount: Minor }

/** One movement of a team's money: for which deal and milestone, and what each of the team got or gave by it. */
export type Split = Pick<TeamEarning, 'releasedMinor' | 'commissionMinor' | 'dealId'> & {
  transfer: WholeTransfer
  title: string
  /** Which one of several, from one on, as everywhere that a milestone is named. */
  milestone: number | undefined
  /** The number of the division by which it was parted, and who had the cents left over. */
  division: number
  ownerId: string
  parts: SplitPart[]
}

/** What these earnings of a team were, line by line: a question for each kind of thing, whatever their number. */
export async function findSplits(db: Db, earnings: readonly TeamEarning[]): Promise<Split[]> {
  if (earnings.length === 0) return []
  const dealIds = [...new Set(earnings.map(({ dealId }) => dealId))]
  const [transfers, deals, milestones, shares] = await Promise.all([
    findTransfers(db, { ids: earnings.map(({ transferId }) => transferId) }),
    db.select().from(deal).where(inArray(deal.id, dealIds)),
    db
      .select({ id: milestone.id, dealId: milestone.dealId })
      .from(milestone)
      .where(inArray(milestone.dealId, dealIds))
      .orderBy(asc(milestone.position)),
    db.select().from(dealShare).where(inArray(dealShare.dealId, dealIds)),
  ])
  return earnings.flatMap(({ transferId, dealId, releasedMinor, commissionMinor }) => {
    const transfer = transfers.find(({ id }) => id === transferId)
    const of = deals.find(({ id }) => id === dealId)
    if (!transfer || !of) return []
    const parts = milestones.filter((one) => one.dealId === dealId)
    const about = parts.findIndex(({ id }) => id === transfer.subject.id)
    return [
      {
        transfer,
        dealId,
        releasedMinor,
        commissionMinor,
        title: of.title,
        milestone: about >= 0 && parts.length > 1 ? about + 1 : undefined,
        division: of.teamDivision ?? 0,
        ownerId: of.sellerId ?? '',
        parts: partsOf(
          transfer,
          shares.filter((one) => one.dealId === dealId),
        ),
      },
    ]
  })
}

/** What each of them got by it, as the ledger has it, the largest share first. */
function partsOf(
  { postings }: WholeTransfer,
  shares: readonly (typeof dealShare.$inferSelect)[],
): SplitPart[] {
  return shares
    .map(({ memberId, basisPoints }) => ({
      memberId,
      basisPoints,
      amount: add(
        zero,
        ...postings.filter(({ account }) => account.owner === memberId).map(({ amount }) => amount),
      ),
    }))
    .toSorted((one, other) => other.basisPoints - one.basisPoints)
}

/** How many parts there are in all splits of a team. */
export async function countPartsOfTeam(db: Db, teamId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from team_earning as earning
    join deal_share as share on share.deal_id = earning.deal_id where earning.team_id = ${teamId}::uuid`)
  return rows[0]?.count ?? 0
}

/** What each of a team got in a span of time, by all of its deals. */
export async function sumPartsOfTeam(
  db: Db,
  teamId: string,
  { from, to }: { from: Date; to: Date },
): Promise<Map<string, Minor>> {
  const { rows } = await db.execute<{ id: string; amount: string }>(sql`
    select share.member_id as id, sum(posting.amount)::text as amount
    from team_earning as earning
    join deal_share as share on share.deal_id = earning.deal_id
    join ledger_posting as posting on posting.transfer_id = earning.transfer_id
    join ledger_account as account on account.id = posting.account_id and account.owner = share.member_id::text
    where earning.team_id = ${teamId}::uuid and earning.at >= ${from.toISOString()}::timestamptz
      and earning.at < ${to.toISOString()}::timestamptz
    group by share.member_id`)
  return new Map(rows.map(({ id, amount }) => [id, minor(amount)]))
}
