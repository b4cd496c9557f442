import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockFigureDays } from './fold-changes.ts'

/** Members whose days are to be held against the facts: never counted yet, moved to another zone, or simply due. */
export async function listFiguresDue(db: Db, now: Date, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ member_id: string }>(sql`
    select member_id from member_figure_state
    where checks_at <= ${now.toISOString()}::timestamptz order by checks_at, member_id limit ${most}`)
  return rows.map((row) => row.member_id)
}

/**
 * Counts the days of a member anew from the facts, in their zone of now, and writes what differs. One statement sees one moment: the facts
 * and the changes that still wait are of the same one, so whatever happens meanwhile is neither lost nor counted twice.
 */
export async function checkFigures(tx: Transaction, memberId: string): Promise<void> {
  await lockFigureDays(tx.db)
  // Held before the zone is read: whoever moves meanwhile asks for the next check after this one.
  await tx.db.execute(sql`select from member_figure_state where member_id = ${memberId}::uuid for update`)
  await tx.db.execute(sql`
    insert into member_figure_state as known (member_id, time_zone, is_whole, checks_at)
    select id, known_time_zone(time_zone), true, null from member where id = ${memberId}::uuid
    on conflict (member_id) do update set time_zone = excluded.time_zone, is_whole = true, checks_at = null`)
  await tx.db.execute(sql`
    with zone as (
      select time_zone from member_figure_state where member_id = ${memberId}::uuid
    ), told as (
      select figure, (at at time zone time_zone)::date as day, amount from figures_of_member(${memberId}::uuid), zone
      union all
      select figure, (at at time zone time_zone)::date, -amount from member_figure_change, zone
      where member_id = ${memberId}::uuid
    ), right_days as (
      select figure, day, sum(amount)::bigint as value from told group by figure, day having sum(amount) <> 0
    ), gone as (
      delete from member_figure_day known where member_id = ${memberId}::uuid
        and not exists (select from right_days where right_days.figure = known.figure and right_days.day = known.day)
    )
    insert into member_figure_day as known (member_id, figure, day, value)
    select ${memberId}::uuid, figure, day, value from right_days order by figure, day
    on conflict (member_id, figure, day) do update set value = excluded.value where known.value <> excluded.value`)
}
