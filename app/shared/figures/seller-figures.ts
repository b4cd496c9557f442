import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import type { ReputationRow } from '#domain/reputation/index.ts'

/** What was counted of a seller, a member or a team: nothing is said of what was not. */
export function figuresOf(reputation: ReputationRow): { name: string; value: string }[] {
  const { completedCount, onTimeBasisPoints, responseMinutes, repeatBuyersCount } = reputation
  return [
    ...(completedCount > 0 ? [{ name: 'Completed', value: formatCount(completedCount) }] : []),
    ...(onTimeBasisPoints === null
      ? []
      : [{ name: 'On time', value: `${Math.round(onTimeBasisPoints / 100)}%` }]),
    ...(responseMinutes === null ? [] : [{ name: 'First reply', value: replyTime(responseMinutes) }]),
    ...(repeatBuyersCount > 0
      ? [{ name: 'Buyers who returned', value: formatCount(repeatBuyersCount) }]
      : []),
  ]
}

function replyTime(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}
