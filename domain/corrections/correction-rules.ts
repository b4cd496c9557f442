import type { Parts } from '#domain/ledger/index.ts'
import { add, type Minor, subtract } from '#platform/money/money.ts'
import type { CorrectionDirection } from './states.ts'

/** What a correction does to a balance: shown before it is proposed and confirmed, and written down when it is. */
export function balanceAfter(
  { direction, amount }: { direction: CorrectionDirection; amount: Minor },
  { deposited, earned }: Parts,
): Minor {
  const available = add(deposited, earned)
  return direction === 'give' ? add(available, amount) : subtract(available, amount)
}

/** What may be proposed of an account that is deleted: money that came to it late is taken off it, and none is given to nobody. */
export const mayStillBe = (direction: CorrectionDirection, memberState: string): boolean =>
  direction === 'take' || memberState !== 'deleted'
