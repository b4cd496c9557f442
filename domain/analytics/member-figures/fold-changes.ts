import { sql } from 'drizzle-orm'
import type { DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'

const AT_ONCE = 20_000
const CHECKED_AFTER_DAYS = 7

/** Days are written by one at a time; facts never wait for it. */
export const lockFigureDays = (db: DrizzleTransaction) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('guildhall.figure-days'))`)

/**
 * Adds what facts changed to the days of members, and takes it from the list: whoever reads sums both, so nobody sees a difference. Who left
 * the marketplace keeps no figures. Answers how many changes there were.
 */
export async function foldChanges(tx: Transaction, most = AT_ONCE): Promise<number> {
  await lockFigureDays(tx.db)
  const checksAt = sql`${tx.now.toISOString()}::timestamptz + interval '1 day' * ${CHECKED_AFTER_DAYS}`
  const { rows } = await tx.db.execute<{ changes: number }>(sql`
    with picked as materialized (
      select id, member_id from member_figure_change order by id limit ${most}
    ), fresh as (
      insert into member_figure_state (member_id, time_zone, is_whole, checks_at)
      select member.id, known_time_zone(member.time_zone), true, ${checksAt}
      from member where member.id in (select member_id from picked) and member.state <> 'deleted'
        and not exists (select from member_figure_state known where known.member_id = member.id)
      returning member_id, time_zone
    ), zones as (
      select member_id, time_zone from fresh
      union all
      select member_id, time_zone from member_figure_state where member_id in (select member_id from picked)
    ), taken as (
      delete from member_figure_change where id in (select id from picked)
      returning member_id, figure, at, amount
    ), days as (
      insert into member_figure_day as known (member_id, figure, day, value)
      select member_id, figure, (at at time zone time_zone)::date, sum(amount)
      from taken join zones using (member_id)
      group by 1, 2, 3 having sum(amount) <> 0 order by 1, 2, 3
      on conflict (member_id, figure, day) do update set value = known.value + excluded.value
    ), checked as (
      update member_figure_state set checks_at = ${checksAt}
      where checks_at is null and member_id in (select member_id from picked)
    )
    select count(*)::int as changes from taken`)
  return rows[0]?.changes ?? 0
}
