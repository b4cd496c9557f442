import { z } from 'zod'
import { earningSteps } from '#domain/teams/earnings/earning-step-rules.ts'

const stepAsked = z.enum(earningSteps).catch('day')
const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/
/** Numbers of transfers are given by the database, one after another. */
const transferAsked = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt)
  .optional()
  .catch(undefined)

/** What the address asks of a team's earnings; what makes no sense in it is left out. */
export function readEarningsAsked(params: URLSearchParams) {
  const month = params.get('month') ?? ''
  return {
    step: stepAsked.parse(params.get('by')),
    month: MONTH.test(month) ? month : undefined,
    before: transferAsked.parse(params.get('before') ?? undefined),
    open: transferAsked.parse(params.get('open') ?? undefined),
  }
}

/** '2026-11' */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7)

/** The months beside one, and where it begins and ends: months of UTC, the same for everyone in a team. */
export function spanOfMonth(month: string) {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const beginning = (moved: number) => new Date(Date.UTC(year, number - 1 + moved))
  return {
    from: beginning(0),
    to: beginning(1),
    before: monthOf(beginning(-1)),
    after: monthOf(beginning(1)),
  }
}
