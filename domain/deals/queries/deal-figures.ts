import { sql, type SQL } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Db } from '#platform/db/database.ts'

/** From the first instant to the last, which is not in it. */
type Stretch = { from: Date; to: Date }

const within = (column: SQL, { from, to }: Stretch) =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`

/** What the buyer paid for a milestone, fees that they bear and all, as the book has it. */
const PAID = sql`(select coalesce(sum(paid.amount), 0) from ledger_transfer as funding
  join ledger_posting as paid on paid.transfer_id = funding.id and paid.amount > 0
  where funding.key = 'fund:' || milestone.id)`

export type DealDay = {
  /** As `2026-11-15`, in UTC. */
  day: string
  proposed: number
  completed: number
  disputed: number
  /** Paid into escrow, earned by sellers before fees, and kept by the marketplace. */
  volumeMinor: number
  earnedMinor: number
  revenueMinor: number
}

/** Deals day by day; a day on which nothing happened is left out. */
export async function listDealDays(db: Db, actor: MemberActor, stretch: Stretch): Promise<DealDay[]> {
  authorise(actor, 'disputes.read')
  const dayOf = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`
  const line = (name: string, column: SQL, figure: SQL, from: SQL) =>
    sql`select ${dayOf(column)} as day, ${name}::text as name, (${figure})::bigint as figure from ${from} and ${within(column, stretch)} group by 1`
  const { rows } = await db.execute<{ day: string; name: string; figure: string }>(
    sql.join(
      [
        line('proposed', sql`proposed_at`, sql`count(*)`, sql`deal where true`),
        line('completed', sql`ended_at`, sql`count(*)`, sql`deal where state = 'completed'`),
        line('disputed', sql`opened_at`, sql`count(*)`, sql`dispute where true`),
        line('volumeMinor', sql`funded_at`, sql`sum(${PAID})`, sql`milestone where true`),
        line(
          'earnedMinor',
          sql`ended_at`,
          sql`sum(earned_minor)`,
          sql`milestone where earned_minor is not null`,
        ),
        line(
          'revenueMinor',
          sql`at`,
          sql`sum(amount)`,
          sql`ledger_posting where account_id in (select id from ledger_account where kind = 'revenue')
            and kind in ('release', 'split', 'refund', 'take-back')`,
        ),
      ],
      sql` union all `,
    ),
  )
  const days = new Map<string, DealDay>()
  for (const { day, name, figure } of rows) {
    const known = days.get(day) ?? { day, ...NOTHING }
    days.set(day, { ...known, [name]: Number(figure) })
  }
  return [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

const NOTHING = { proposed: 0, completed: 0, disputed: 0, volumeMinor: 0, earnedMinor: 0, revenueMinor: 0 }

/** How far the deals that were proposed in the time have come. */
export type Funnel = {
  proposed: number
  accepted: number
  funded: number
  delivered: number
  completed: number
}

export async function countFunnel(db: Db, actor: MemberActor, stretch: Stretch): Promise<Funnel> {
  authorise(actor, 'disputes.read')
  const { rows } = await db.execute<Funnel>(sql`
    select count(*)::int as proposed,
      (count(*) filter (where accepted_at is not null))::int as accepted,
      (count(*) filter (where parts.is_funded))::int as funded,
      (count(*) filter (where parts.is_delivered or state = 'completed'))::int as delivered,
      (count(*) filter (where state = 'completed'))::int as completed
    from deal left join lateral (
      select bool_or(funded_at is not null) as is_funded, bool_or(first_delivered_at is not null) as is_delivered
      from milestone where milestone.deal_id = deal.id) parts on true
    where ${within(sql`proposed_at`, stretch)}`)
  return rows[0] ?? { proposed: 0, accepted: 0, funded: 0, delivered: 0, completed: 0 }
}

/** From paying to the first delivery, of what was first delivered in the time; null when nothing was. */
type DeliveryTimes = {
  medianHours: number | null
  ninthHours: number | null
  count: number
}

export async function findDeliveryTimes(
  db: Db,
  actor: MemberActor,
  stretch: Stretch,
): Promise<DeliveryTimes> {
  authorise(actor, 'disputes.read')
  const hours = sql`extract(epoch from first_delivered_at - funded_at) / 3600`
  const { rows } = await db.execute<{
    median: number | null
    ninth: number | null
    count: number
  }>(sql`
    select (percentile_cont(0.5) within group (order by ${hours}))::float8 as median,
      (percentile_cont(0.9) within group (order by ${hours}))::float8 as ninth,
      count(*)::int as count
    from milestone where funded_at is not null and ${within(sql`first_delivered_at`, stretch)}`)
  const [row] = rows
  return {
    medianHours: row?.median ?? null,
    ninthHours: row?.ninth ?? null,
    count: row?.count ?? 0,
  }
}

/** Deals by where they came from: the category of the service, or the way they began. */
export type OriginFigures = {
  categoryId: string | null
  origin: 'order' | 'proposal' | 'direct'
  paid: number
  volumeMinor: number
  disputed: number
  released: number
  refunded: number
  split: number
  withdrawn: number
}

export async function listFiguresByOrigin(
  db: Db,
  actor: MemberActor,
  stretch: Stretch,
): Promise<OriginFigures[]> {
  authorise(actor, 'disputes.read')
  const { rows } = await db.execute<Omit<OriginFigures, 'volumeMinor'> & { volumeMinor: string }>(sql`
    with counted as (
      select deal_id, ${PAID} as volume, 1 as paid, 0 as disputed, 0 as released, 0 as refunded, 0 as split, 0 as withdrawn
      from milestone where ${within(sql`funded_at`, stretch)}
      union all
      select deal_id, 0, 0, 1, 0, 0, 0, 0 from dispute where ${within(sql`opened_at`, stretch)}
      union all
      select dispute.deal_id, 0, 0, 0,
        (dispute.earned_minor >= price_minor)::int, (dispute.earned_minor = 0)::int,
        (dispute.earned_minor > 0 and dispute.earned_minor < price_minor)::int, (dispute.state = 'withdrawn')::int
      from dispute join milestone on milestone.id = milestone_id where ${within(sql`dispute.ended_at`, stretch)}
    )
    select service.category_id as "categoryId", deal.origin,
      sum(paid)::int as paid, sum(volume)::bigint as "volumeMinor", sum(disputed)::int as disputed,
      coalesce(sum(released), 0)::int as released, coalesce(sum(refunded), 0)::int as refunded,
      coalesce(sum(split), 0)::int as split, coalesce(sum(withdrawn), 0)::int as withdrawn
    from counted join deal on deal.id = counted.deal_id left join service on service.id = deal.service_id
    group by service.category_id, deal.origin`)
  return rows.map((row) => ({ ...row, volumeMinor: Number(row.volumeMinor) }))
}

/** Deals under way keep the rules that they began with: so many are untouched by a change of them. */
export async function countDealsUnderWay(db: Db, actor: MemberActor): Promise<number> {
  authorise(actor, 'disputes.read')
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from deal where state in ('proposed', 'accepted', 'active', 'disputed')`,
  )
  return rows[0]?.count ?? 0
}
