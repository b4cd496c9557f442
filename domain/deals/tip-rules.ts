import { minor, type Minor } from '#platform/money/money.ts'

type Earning = { earnedMinor: Minor | null }

/**
 * What may still be given: all tips of a deal together are at most what was earned in it. What went back to the buyer is no measure
 * of thanks, and given as a tip it would be a price without commission.
 */
export function tipLeft(milestones: readonly Earning[], given: readonly (Minor | number)[]): Minor {
  const earned = milestones.reduce((sum, { earnedMinor }) => sum + (earnedMinor ?? 0n), 0n)
  const left = given.reduce((rest: bigint, one) => rest - BigInt(one), earned)
  return minor(left > 0n ? left : 0n)
}

/** What a timeline tells of tips. */
export function tipsIn(events: readonly { kind: string; data: Record<string, unknown> }[]): number[] {
  return events.filter(({ kind }) => kind === 'tipped').map(({ data }) => Number(data['amountMinor']))
}
