import { add, largest, smallest, subtract, zero, type Minor } from '#platform/money/money.ts'
import { giveBack, type Parts, spend } from '../spend.ts'
import type { TransferKind } from '../transfer-kinds.ts'

/** A line of an account in which paid-in and earned money stood together. */
export type MixedLine = {
  kind: TransferKind
  amount: Minor
  balanceAfter: Minor
  subjectKind: string
  subjectId: string
}

export type Replay = {
  /** How much of what stands in the account was paid in. */
  deposited: Minor
  /** From which parts milestones were paid, less what came back. */
  paidFrom: Map<string, Parts>
}

export const beginReplay = (): Replay => ({ deposited: zero, paidFrom: new Map() })

/** Follows one line by the rules that hold now: paid-in money is spent first, and what comes back goes to where it came from. */
export function replayLine(replay: Replay, line: MixedLine): void {
  const moved = line.amount < 0n ? takeOut(replay, line) : bringIn(replay, line)
  replay.deposited = smallest(largest(zero, add(replay.deposited, moved)), line.balanceAfter)
}

/** How much of what left the account was paid in, below zero. */
function takeOut({ deposited, paidFrom }: Replay, line: MixedLine): Minor {
  const amount = subtract(zero, line.amount)
  if (line.kind === 'payment-refunded' || line.kind === 'sort') return line.amount
  // What was paid out or corrected had to be earned as far as it could be.
  if (line.kind === 'payout-asked' || line.kind === 'correction') {
    const earned = subtract(add(line.balanceAfter, amount), deposited)
    return smallest(zero, subtract(earned, amount))
  }
  const parts = spend(amount, { deposited })
  // An appeal puts back what had come out: it is paid for again.
  if (line.kind === 'fund') paidFrom.set(line.subjectId, together(paidFrom.get(line.subjectId), parts))
  return subtract(zero, parts.deposited)
}

const together = (had: Parts | undefined, paid: Parts): Parts =>
  had ? { deposited: add(had.deposited, paid.deposited), earned: add(had.earned, paid.earned) } : paid

/** How much of what came into the account counts as paid in. */
function bringIn({ paidFrom }: Replay, { kind, amount, subjectKind, subjectId }: MixedLine): Minor {
  if (kind === 'top-up') return amount
  const paid = subjectKind === 'milestone' ? paidFrom.get(subjectId) : undefined
  const isReturned = kind === 'refund' || kind === 'split' || kind === 'take-back'
  if (!paid || !isReturned || amount > add(paid.deposited, paid.earned)) return zero
  const back = giveBack(amount, paid)
  paidFrom.set(subjectId, {
    deposited: subtract(paid.deposited, back.deposited),
    earned: subtract(paid.earned, back.earned),
  })
  return back.deposited
}
