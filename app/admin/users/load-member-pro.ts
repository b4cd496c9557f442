import { findSubscription, listPeriods, nextSum, stateAt } from '#domain/pro/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Db } from '#platform/db/database.ts'

const PERIODS_SHOWN = 12

/** How a member's PRO stands, with its newest periods. */
export async function loadMemberPro(db: Db, memberId: string, now: Date, settings: Settings) {
  const [row, periods] = await Promise.all([findSubscription(db, memberId), listPeriods(db, memberId)])
  return {
    currency: settings.currency,
    stands: row
      ? {
          state: stateAt(row, now),
          plan: row.plan,
          until: row.until,
          holdsUntil: row.holdsUntil,
          isCancelled: row.cancelledAt !== null,
          isTrialUsed: row.trialAt !== null,
          next: nextSum(row, settings),
        }
      : null,
    periods: periods.slice(0, PERIODS_SHOWN),
    periodsCount: periods.length,
  }
}

export type MemberProData = Awaited<ReturnType<typeof loadMemberPro>>
