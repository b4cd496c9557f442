import type { Transaction } from '#platform/db/transaction.ts'
import { resumeClocks } from '../clocks/clocks.ts'
import { isArgued } from '../moves/deal-facts.ts'
import type { LockedDeal } from '../moves/locked-deal.ts'

/**
 * The questions to the buyer are the whole deal's: their clocks go on when nothing is argued about any more. So does whatever a
 * version before this one has stopped; only who asks to cancel keeps the time to accept standing.
 */
export async function resumeDeal(
  tx: Transaction,
  { deal, milestones, requests, disputes }: LockedDeal,
): Promise<void> {
  if (disputes.some(isArgued)) return
  const isAsked = (id: string) =>
    requests.some(({ kind, milestoneId }) => kind === 'cancellation' && milestoneId === id)
  await resumeClocks(tx, [deal.id, ...milestones.map(({ id }) => id).filter((id) => !isAsked(id))])
}
