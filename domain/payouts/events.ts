import type { PayoutState } from './states.ts'

/** A payout was asked for, or an administrator moved it on. */
export type PayoutMoved = { kind: 'payout.moved'; payoutId: string; memberId: string; state: PayoutState }

declare module '#platform/events/events.ts' {
  interface Events {
    payouts: PayoutMoved
  }
}
