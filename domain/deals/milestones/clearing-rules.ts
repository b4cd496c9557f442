import { DAY_MS } from '#platform/clock/clock.ts'
import type { Minor } from '#platform/money/money.ts'

type Released = { endedAt: Date | null }
type Rules = { rules: { clearingDays: number } }

/** When the money of a milestone becomes its seller's own. */
export const clearsAt = ({ rules }: Rules, { endedAt }: Released): Date | null =>
  endedAt && new Date(endedAt.getTime() + rules.clearingDays * DAY_MS)

/** From then on nobody takes it back but by asking its seller. */
export function hasCleared(deal: Rules, milestone: Released, now: Date): boolean {
  const at = clearsAt(deal, milestone)
  return at !== null && at <= now
}

/** Some of the price, and not all of it: who wants all back cancels or claims. */
export const isPartOf = (refundMinor: Minor, { priceMinor }: { priceMinor: Minor }): boolean =>
  refundMinor > 0n && refundMinor < priceMinor
