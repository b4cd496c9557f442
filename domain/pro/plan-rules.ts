import type { Settings } from '#domain/settings/definitions.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { minor, type Minor, zero } from '#platform/money/money.ts'

export const proPlans = ['monthly', 'yearly'] as const
export type ProPlan = (typeof proPlans)[number]

export type ProPrices = Pick<Settings, 'proMonthlyMinor' | 'proYearlyMinor'>

export const priceOf = (plan: ProPlan, prices: ProPrices): Minor =>
  minor(plan === 'monthly' ? prices.proMonthlyMinor : prices.proYearlyMinor)

const MONTHS: Record<ProPlan, number> = { monthly: 1, yearly: 12 }

/**
 * The end of a period that begins then. It keeps the day of the month on which it all began: after a short February a subscription
 * of the 31st is one of the 31st again.
 */
export function endOfPeriod(plan: ProPlan, startsAt: Date, anchorDay: number): Date {
  const month = startsAt.getUTCMonth() + MONTHS[plan]
  const year = startsAt.getUTCFullYear()
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const ends = new Date(startsAt)
  ends.setUTCFullYear(year, month, Math.min(anchorDay, daysInMonth))
  return ends
}

export type PaidPeriod = { startsAt: Date; endsAt: Date; priceMinor: Minor }

/** The part of a paid period that was not had yet, by whole days: a day that has begun is had. */
export function unusedOf({ startsAt, endsAt, priceMinor }: PaidPeriod, now: Date): Minor {
  const days = Math.round((endsAt.getTime() - startsAt.getTime()) / DAY_MS)
  const had = Math.max(0, Math.ceil((now.getTime() - startsAt.getTime()) / DAY_MS))
  if (had >= days) return zero
  return minor((priceMinor * BigInt(days - had)) / BigInt(days))
}

/** What a change of plan costs now: the new plan less the days that are paid for and not had. */
export function computeChange(current: PaidPeriod, price: Minor, now: Date) {
  const credit = unusedOf(current, now)
  return { price, credit, due: minor(price - credit) }
}
