import { sql } from 'drizzle-orm'
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
      select mine.id, mine.state, milestone.fault, milestone.delivered_at, milestone.due_at, milestone.ended_at
      from mine join milestone on milestone.deal_id = mine.id
    ), recent as (
      select * from parts
      where coalesce(delivered_at, ended_at) >= ${now.toISOString()}::timestamptz - interval '1 day' * ${COUNTED_DAYS}
        and due_at is not null and (delivered_at is not null or fault = 'seller')
    )
    select
      (select count(*) from mine where state = 'completed')::int as completed,
      (select count(distinct id) from parts where state = 'cancelled' and fault = 'seller')::int as failed,
      (select count(*) from (
        select buyer_id from mine where state = 'completed' group by buyer_id having count(*) > 1) again)::int as repeat,
      (select count(*) from recent)::int as due,
      (select count(*) from recent where delivered_at <= due_at)::int as on_time`)
  const [row] = rows
  if (!row) throw new Error('Counting gave no row')
  return {
    completedCount: row.completed,
    failedCount: row.failed,
    repeatBuyersCount: row.repeat,
    onTimeBasisPoints: row.due > 0 ? Math.round((row.on_time * 10_000) / row.due) : null,
  }
}
