import type { AppealKind, AppealOutcome } from './appeal-rules.ts'

export type AppealSent = { kind: 'appeal.sent'; number: number; memberId: string }

export type AppealDecided = {
  kind: 'appeal.decided'
  number: number
  memberId: string
  against: AppealKind
  decisionId: string
  title: string
  outcome: AppealOutcome
  /** Whoever appealed has gone on meanwhile: there was nothing to undo any more. */
  isLeft?: boolean
  reason: string
}

declare module '#platform/events/events.ts' {
  interface Events {
    appeals: AppealSent | AppealDecided
  }
}
