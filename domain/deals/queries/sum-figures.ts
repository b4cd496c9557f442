import { sql } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'

type SellerFigures = {
  completedCount: number
  /** Deals that ended by the seller's fault alone. */
  failedCount: number
  repeatBuyersCount: number
  /** Of what was due in the last 90 days; null while nothing was. */
  onTimeBasisPoints: number | null
}

const COUNTED_DAYS = 90
/** Nights on which the job that counts anew may have been missed. */
const MISSED_DAYS = 10
/** On which day something that was due counts. */
const COUNTED_AT = sql`coalesce(milestone.delivered_at, milestone.ended_at)`

/** In whose name was sold: a person's own, or a team's. */
export type SoldBy = { sellerId: string; teamId: string | null }

/** What a seller's own deals say about them: those of a team are the team's. Only a cancellation that was the seller's fault counts against them. */
export async function sumFiguresOf(
  db: Db | DrizzleTransaction,
  { sellerId, teamId }: SoldBy,
  now: Date,
): Promise<SellerFigures> {
  const isSoldBy = teamId
    ? sql`deal.team_id = ${teamId}::uuid`
    : sql`deal.seller_id = ${sellerId}::uuid and deal.team_id is null`
  const { rows } = await db.execute<{
    completed: number
    failed: number
    repeat: number
    due: number
    on_time: number
  }>(sql`
    with mine as (
      select deal.id, deal.state, deal.buyer_id from deal
      where ${isSoldBy} and deal.state in ('active','disputed','completed','cancelled')
    ), parts as (
      select mine.id, mine.state, milestone.fault,
        case when ${COUNTED_AT} >= ${addDays(now, -COUNTED_DAYS).toISOString()}::timestamptz
          then milestone_was_on_time(milestone) end as on_time
      from mine join milestone on milestone.deal_id = mine.id
    )
    select
      (select count(*) from mine where state = 'completed')::int as completed,
      (select count(distinct id) from parts where state = 'cancelled' and fault = 'seller')::int as failed,
      (select count(*) from (
        select buyer_id from mine where state = 'completed' group by buyer_id having count(*) > 1) again)::int as repeat,
      (select count(on_time) from parts)::int as due,
      (select count(*) from parts where on_time)::int as on_time`)
  const [row] = rows
  if (!row) throw new Error('Counting gave no row')
  return {
    completedCount: row.completed,
    failedCount: row.failed,
    repeatBuyersCount: row.repeat,
    onTimeBasisPoints: row.due > 0 ? Math.round((row.on_time * 10_000) / row.due) : null,
  }
}

/** Whose rate the passing days may have changed: something that was due has lately become too old to count. A portion after another. */
export async function listSellersOfOld(
  db: Db,
  now: Date,
  { after, most }: { after: SoldBy | undefined; most: number },
): Promise<SoldBy[]> {
  const seller = sql`coalesce(deal.team_id, deal.seller_id)`
  const until = addDays(now, -COUNTED_DAYS)
  const { rows } = await db.execute<{ seller_id: string; team_id: string | null }>(sql`
    select distinct on (${seller}) deal.seller_id, deal.team_id
    from milestone join deal on deal.id = milestone.deal_id
    where milestone.due_at is not null
      and ${COUNTED_AT} >= ${addDays(until, -MISSED_DAYS).toISOString()}::timestamptz
      and ${COUNTED_AT} < ${until.toISOString()}::timestamptz
      ${after ? sql`and ${seller} > ${after.teamId ?? after.sellerId}::uuid` : sql``}
    order by ${seller} limit ${most}`)
  return rows.map((row) => ({ sellerId: row.seller_id, teamId: row.team_id }))
}
