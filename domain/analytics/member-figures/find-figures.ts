import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { addFigures, type Figure, figureNames, type Figures } from './figure-rules.ts'
import { type Days, daysBefore, type FigureUnit, startsOf } from './stretch-rules.ts'

export type FigureState = {
  /** Whose days the figures are of. */
  timeZone: string
  /** Whether facts from before there were figures are counted already. */
  isWhole: boolean
}

/** How a member's days are counted; who has nothing yet has the days of their own clock. */
export async function findFigureState(db: Db, memberId: string): Promise<FigureState> {
  const { rows } = await db.execute<FigureState>(sql`
    select coalesce(state.time_zone, known_time_zone(member.time_zone)) as "timeZone", coalesce(state.is_whole, true) as "isWhole"
    from member left join member_figure_state state on state.member_id = member.id where member.id = ${memberId}::uuid`)
  return rows[0] ?? { timeZone: 'UTC', isWhole: true }
}

export type FigurePoint = { from: string; now: Figures; before: Figures }
export type FigurePeriod = {
  days: Days
  before: Days
  unit: FigureUnit
  points: FigurePoint[]
  /** The first days of the points that these are compared with. */
  beforeStarts: string[]
  now: Figures
  was: Figures
}

/** A member's figures point by point, against as many days before. Read by key: a day costs the same however much happened on it. */
export async function findFigures(
  db: Db,
  memberId: string,
  { days, unit, timeZone }: { days: Days; unit: FigureUnit; timeZone: string },
): Promise<FigurePeriod> {
  const before = daysBefore(days)
  const [nowStarts, beforeStarts] = [startsOf(days, unit), startsOf(before, unit)]
  const starts = [...beforeStarts, ...nowStarts]
  const rows = await sumBy(
    db,
    { memberId, timeZone, figures: figureNames, days: { from: before.from, to: days.to } },
    sql`width_bucket(day, ${sql.param(starts)}::date[])`,
  )
  const found = starts.map((): Figures => ({}))
  for (const { figure, key, value } of rows) {
    const point = found[Number(key) - 1]
    if (point) point[figure] = Number(value)
  }
  const earlier = found.slice(0, beforeStarts.length)
  const last = nowStarts.length - 1
  const points = nowStarts.map((from, index) => ({
    from,
    now: found[beforeStarts.length + index] ?? {},
    // Months differ in length: what the time before has more stands with its last point, so that points sum up to the whole.
    before: index === last ? addFigures(earlier.slice(last)) : (earlier[index] ?? {}),
  }))
  return {
    days,
    before,
    unit,
    points,
    beforeStarts,
    now: addFigures(points.map((point) => point.now)),
    was: addFigures(earlier),
  }
}

/** These figures on each of these days, for what runs over many of them. */
export async function listFigureDays(db: Db, asked: Asked): Promise<Map<string, Figures>> {
  const byDay = new Map<string, Figures>()
  for (const { figure, key, value } of await sumBy(db, asked, sql`day`))
    byDay.set(key, { ...byDay.get(key), [figure]: Number(value) })
  return byDay
}

/** All of these figures until a day, that day included. */
export async function sumFiguresUntil(db: Db, asked: Omit<Asked, 'days'> & { to: string }): Promise<Figures> {
  const rows = await sumBy(db, { ...asked, days: { from: '-infinity', to: asked.to } }, sql`''`)
  return Object.fromEntries(rows.map(({ figure, value }) => [figure, Number(value)]))
}

type Asked = { memberId: string; timeZone: string; figures: readonly Figure[]; days: Days }

async function sumBy(db: Db, { memberId, timeZone, figures, days }: Asked, key: SQL) {
  const { rows } = await db.execute<{ figure: Figure; key: string; value: string }>(sql`
    select figure, (${key})::text as key, sum(value)::text as value from (
      select figure, day, value from member_figure_day
      where member_id = ${memberId}::uuid and figure = any(${sql.param(figures)}::text[])
        and day between ${days.from}::date and ${days.to}::date
      union all
      select figure, (at at time zone ${timeZone})::date, amount from member_figure_change
      where member_id = ${memberId}::uuid and figure = any(${sql.param(figures)}::text[])
        and (at at time zone ${timeZone})::date between ${days.from}::date and ${days.to}::date
    ) counted group by 1, 2 having sum(value) <> 0`)
  return rows
}
