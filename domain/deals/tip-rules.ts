import { minor, type Minor } from '#platform/money/money.ts'
import type { MilestoneState } from './states.ts'

type Priced = { state: MilestoneState; priceMinor: Minor }

/** What may still be given: all tips of a deal together are at most its price, without what was dropped from it. */
export function tipLeft(milestones: readonly Priced[], given: readonly (Minor | number)[]): Minor {
  const price = milestones.reduce(
    (sum, { state, priceMinor }) => (state === 'dropped' ? sum : sum + priceMinor),
    0n,
  )
  const left = given.reduce((rest: bigint, one) => rest - BigInt(one), price)
  return minor(left > 0n ? left : 0n)
}

/** What a timeline tells of tips. */
export function tipsIn(events: readonly { kind: string; data: Record<string, unknown> }[]): number[] {
  return events.filter(({ kind }) => kind === 'tipped').map(({ data }) => Number(data['amountMinor']))
}
