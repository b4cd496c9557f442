import { addDays } from '#platform/clock/clock.ts'
import { minor, subtract, type Minor } from '#platform/money/money.ts'
import { clearsAt } from '../milestones/clearing-rules.ts'
import { type Priced, settle } from '../settle-rules.ts'

/** Of deals that began before the time was kept with them. */
const APPEAL_DAYS = 14

type Decided = { endedAt: Date | null; isMoneyHeld: boolean }
type Rules = { rules: { clearingDays: number; appealDays?: number } }

export const appealBy = ({ rules }: Rules, now: Date): Date => addDays(now, rules.appealDays ?? APPEAL_DAYS)

/** When the money of a decision is nobody's to move any more. */
export const decidedClearsAt = (deal: Rules, { endedAt }: Pick<Decided, 'endedAt'>): Date | undefined =>
  clearsAt(deal, { endedAt }) ?? undefined

/**
 * An appeal holds the money of a decision while it clears, on both sides alike; after that it is theirs, and only what was said
 * about it can change. What had cleared before it was claimed was never an administrator's to move.
 */
export function isInReach(deal: Rules, decided: Decided, now: Date): boolean {
  const until = decidedClearsAt(deal, decided)
  return decided.isMoneyHeld && until !== undefined && now < until
}

/** How much of the price a second decision can say was earned: no more goes anywhere than is held for it. */
type Reach = { leastMinor: Minor; mostMinor: Minor }

export function reachOf(
  priced: Priced,
  { earnedMinor, heldMinor }: { earnedMinor: Minor; heldMinor: Minor | null },
): Reach {
  if (heldMinor === null) return { leastMinor: earnedMinor, mostMinor: earnedMinor }
  const least = subtract(settle(priced, earnedMinor).toBuyer, heldMinor)
  let [low, high] = [earnedMinor as bigint, priced.priceMinor as bigint]
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (settle(priced, minor(middle)).toBuyer >= least) low = middle
    else high = middle - 1n
  }
  return { leastMinor: minor(0), mostMinor: minor(low) }
}
