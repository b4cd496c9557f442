import type { ClockKind, RequestKind } from '../states.ts'
import type { Move } from './move-row.ts'
import { type MoveName, moveNames, moves } from './moves.ts'

/** The moves that a deadline makes by itself. */
export type ClockMove = {
  [Name in MoveName]: (typeof moves)[Name] extends { after: readonly ClockKind[] } ? Name : never
}[MoveName]

/** What this clock may do, by the state of what it is about. */
export function movesAfter(clock: ClockKind): ClockMove[] {
  return moveNames.filter((name) => {
    const { after = [] }: Move = moves[name]
    return after.includes(clock)
  }) as ClockMove[]
}

/** What agreeing to a request means. */
export const agreementTo = {
  extension: 'agreeExtension',
  cancellation: 'agreeCancellation',
  refund: 'agreeRefund',
  milestone: 'agreeMilestone',
} as const satisfies Record<RequestKind, MoveName>
