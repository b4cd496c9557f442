import { shareOut, type Share } from '#domain/teams/share-out.ts'
import { share, zero, type Minor } from '#platform/money/money.ts'
import type { SamePersonSign } from './sign-words.ts'

/** What becomes of the rewards of an invited member: booked as they come, held for an administrator, or none. */
export const referralStates = ['open', 'held', 'refused'] as const
export const rewardStates = ['booked', 'held', 'refused'] as const

/** A commission that is final, and who earned what it was taken from: one person, or a team by its shares. */
export type EarnedCommission = { commission: Minor; sellerId: string; shares: readonly Share[] }

export type RewardPart = { commission: Minor; amount: Minor }

/**
 * What is counted as one person's of a commission, and the reward on it. Of a team both follow its division, so that the rewards of
 * all its people are together exactly the share of the whole commission.
 */
export function rewardOf(earned: EarnedCommission, memberId: string, shareBasisPoints: number): RewardPart {
  const part = (amount: Minor) => partOf(earned, memberId, amount)
  return { commission: part(earned.commission), amount: part(share(earned.commission, shareBasisPoints)) }
}

function partOf({ sellerId, shares }: EarnedCommission, memberId: string, amount: Minor): Minor {
  if (shares.length === 0) return memberId === sellerId ? amount : zero
  const parts = shareOut(amount, shares, sellerId)
  return parts.find((one) => one.memberId === memberId)?.amount ?? zero
}

/** The same day of the month so many months later, or the last one of a shorter month. */
export function monthsAfter(at: Date, months: number): Date {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const after = new Date(at)
  after.setUTCFullYear(year, month, Math.min(at.getUTCDate(), lastDay))
  return after
}

/** What nobody has let pass yet. */
export const unansweredSigns = (
  signs: readonly SamePersonSign[],
  passed: readonly SamePersonSign[],
): SamePersonSign[] => signs.filter((sign) => !passed.includes(sign))

/** How an invited member is called before they had a deal: enough to be known by whoever invited them. */
export function shortName(displayName: string): string {
  const [first = '', ...rest] = displayName.trim().split(/\s+/)
  const initial = [...(rest.at(-1) ?? '')][0]
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}
