import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { minor, type Minor, zero } from '#platform/money/money.ts'
import { teamEarning } from '../schema.server.ts'
import { type EarningStep, listBeginnings, stepsShown } from './earning-step-rules.ts'
import { isInSpan } from './list-earnings.ts'

export type EarningPoint = { from: Date; sharedMinor: Minor; beforeMinor: Minor }

/** What was shared in each of the last steps, and as many steps earlier. */
export async function listEarningsOverTime(
  db: Db,
  teamId: string,
  { step, now }: { step: EarningStep; now: Date },
): Promise<EarningPoint[]> {
  const beginnings = listBeginnings(now, step)
  const begins = sql`date_trunc(${step}, ${teamEarning.at}, 'UTC')`
  const rows = await db
    .select({
      from: sql<string>`extract(epoch from ${begins})::bigint::text`,
      shared: sql<string>`sum(${teamEarning.releasedMinor} - ${teamEarning.commissionMinor})::text`,
    })
    .from(teamEarning)
    .where(isInSpan(teamId, { from: beginnings[0] }))
    .groupBy(sql`1`)
  const found = new Map(rows.map(({ from, shared }) => [Number(from) * 1_000, minor(shared)]))
  const sharedIn = (at: Date | undefined) => (at && found.get(at.getTime())) ?? zero
  const shown = stepsShown[step]
  return beginnings.slice(-shown).map((from, index) => ({
    from,
    sharedMinor: sharedIn(from),
    beforeMinor: sharedIn(beginnings[index]),
  }))
}
