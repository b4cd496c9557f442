import type { Transaction } from '#platform/db/transaction.ts'
import { after, DAY_MS, setClock } from '../clocks/clocks.ts'
import { concludeMove } from '../moves/make-move.ts'
import type { LockedDeal } from '../moves/locked-deal.ts'
import { otherParty } from '../states.ts'
import { record } from '../moves/timeline.ts'

/** A deal that was just written down waits for the other side to accept, change or decline it, for as long as its rules say. */
export async function awaitAnswer(tx: Transaction, room: LockedDeal): Promise<void> {
  const { id: dealId, proposedBy, rules } = room.deal
  await setClock(tx, {
    dealId,
    subjectId: dealId,
    kind: 'expire-proposal',
    runsAt: after(tx.now, rules.proposedExpiresDays * DAY_MS),
  })
  await record(tx, room, 'proposed', { data: { version: 1, waitsFor: otherParty(proposedBy) } })
  await concludeMove(tx, room, 'beginDeal')
}
