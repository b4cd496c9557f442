import type { LetterSecret } from '#platform/mail/letter-secret.ts'
import type { ReportDecision, ReportKind, ReportReason } from './report-rules.ts'

/** A visitor has to prove their address before the report counts. */
export type ReportProofAsked = {
  kind: 'report.proof-asked'
  email: string
  title: string
  token: LetterSecret
}

/** A report waits for staff. */
export type ReportReceived = { kind: 'report.received'; number: number }

export type ReportDecided = {
  kind: 'report.decided'
  number: number
  thing: ReportKind
  title: string
  ownerId: string | null
  decision: ReportDecision
  rule: ReportReason
  words: string
  changeBy: Date | null
  appealBy: Date | null
}

/** At that time it is looked at whether a change that was asked for is overdue. */
export type ReportReturnPlanned = { kind: 'report.return-planned'; number: number; at: Date }

/** What was decided is undone. */
export type ReportRestored = {
  kind: 'report.restored'
  number: number
  title: string
  ownerId: string | null
  words: string
  /** A warning stays in its place. */
  isWarned: boolean
}

declare module '#platform/events/events.ts' {
  interface Events {
    reports: ReportProofAsked | ReportReceived | ReportDecided | ReportReturnPlanned | ReportRestored
  }
}
