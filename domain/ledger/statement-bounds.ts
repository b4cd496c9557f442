import { type SQL, sql } from 'drizzle-orm'
import { HOUR_MS } from '#platform/clock/clock.ts'
import { ledgerPosting } from './schema.server.ts'

/**
 * Lines are numbered as they are written, and dated by when their transaction began: the two orders differ, but never by as
 * much as this, because no transaction lives so long.
 */
const SLACK_MS = HOUR_MS

/** Between which numbers the lines of a time lie: found by two looks at an index, so that no others are read on the way. */
export function numbersOfTime(
  accountId: bigint,
  { from, to }: { from?: Date | undefined; to?: Date | undefined },
): SQL[] {
  const { number, at, accountId: account } = ledgerPosting
  return [
    ...(from
      ? [
          sql`${number} > coalesce((select near.number from ${ledgerPosting} as near where near.account_id = ${accountId}
            and near.at < ${shifted(from, -SLACK_MS)} order by near.at desc, near.number desc limit 1), 0)`,
          sql`${at} >= ${from.toISOString()}::timestamptz`,
        ]
      : []),
    ...(to
      ? [
          sql`${number} < coalesce((select near.number from ${ledgerPosting} as near where near.account_id = ${accountId}
            and near.at >= ${shifted(to, SLACK_MS)} order by near.at, near.number limit 1), 9223372036854775807)`,
          sql`${at} < ${to.toISOString()}::timestamptz`,
        ]
      : []),
    sql`${account} = ${accountId}`,
  ]
}

const shifted = (at: Date, byMs: number): SQL =>
  sql`${new Date(at.getTime() + byMs).toISOString()}::timestamptz`
