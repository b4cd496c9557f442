import type { PayoutState } from './states.ts'

/** A payout was asked for, or an administrator moved it on. */
export type PayoutMoved = { kind: 'payout.moved'; payoutId: string; memberId: string; state: PayoutState }

/** Where money may go was changed: its owner is told, since it may not have been them. */
export type PayoutMethodChanged = {
  kind: 'payout-method.changed'
  memberId: string
  done: 'added' | 'changed' | 'removed'
  label: string
  usableAt: Date
}

declare module '#platform/events/events.ts' {
  interface Events {
    payouts: PayoutMoved | PayoutMethodChanged
  }
}
