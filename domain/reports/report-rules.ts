/** What can be reported here; a message is reported where it was read. A new kind is a word here and a row of `kinds.ts`. */
export const reportKinds = [
  'service',
  'member',
  'team',
  'project',
  'review',
  'work',
  'idea',
  'comment',
] as const
export type ReportKind = (typeof reportKinds)[number]

export const kindWords: Record<ReportKind, string> = {
  service: 'Service',
  member: 'Member',
  team: 'Team',
  project: 'Project',
  review: 'Review',
  work: 'Work',
  idea: 'Idea',
  comment: 'Comment',
}

export const reportReasons = [
  'fraud',
  'not-as-described',
  'copied',
  'offensive',
  'outside',
  'prohibited',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

export const reasonWords: Record<ReportReason, string> = {
  fraud: 'It is fraud, or tries to deceive',
  'not-as-described': 'It is not as it is described',
  copied: 'It is copied from somebody else',
  offensive: 'It is offensive, or an insult',
  outside: 'It asks for contact or payment outside',
  prohibited: 'It offers or asks for something prohibited',
  other: 'Something else',
}

/** The same in a line of the queue. */
export const shortReasonWords: Record<ReportReason, string> = {
  fraud: 'Fraud',
  'not-as-described': 'Not as described',
  copied: 'Copied',
  offensive: 'Offensive',
  outside: 'Contact or payment outside',
  prohibited: 'Prohibited',
  other: 'Something else',
}

/** Which rule a decision rests on, as both sides read it. */
export const ruleWords: Record<ReportReason, string> = {
  fraud: 'Nobody is deceived: who you are and what you offer is true',
  'not-as-described': 'What is shown is what is delivered',
  copied: 'Nobody shows the work of others as their own',
  offensive: 'People are spoken to with respect',
  outside: 'Talk and payment stay where they are protected',
  prohibited: 'What is on the list of prohibited things is neither offered nor asked for',
  other: 'The terms of the marketplace',
}

/** Words to begin a reason with; whoever decides makes them their own. */
export const reasonTemplates: Record<ReportReason, string> = {
  fraud: 'What is said here is not true, and others could lose money by it: ',
  'not-as-described': 'What is shown here differs from what is delivered: ',
  copied: 'This shows work of somebody else without their permission: ',
  offensive: 'These words attack a person and not their work: ',
  outside: 'This leads to contact or payment outside, where nobody is protected: ',
  prohibited: 'This is on the list of what may not be offered here: ',
  other: '',
}

export const reportDecisions = ['nothing', 'warn', 'change', 'take-down', 'ban'] as const
export type ReportDecision = (typeof reportDecisions)[number]

export const reportLimits = {
  text: { min: 0, max: 2_000 },
  words: { min: 10, max: 2_000 },
  pictures: 5,
  pictureMegabytes: 10,
} as const
/** So many of the newest of a case, and as many a page of those before them. */
export const REPORTS_A_PAGE = 20
/** A visitor's link is good so long; what was not proved by then is forgotten. */
export const PROOF_DAYS = 7
export const CHANGE_DAYS = { least: 1, most: 60, usual: 7 } as const

/** How much is at stake by what is said, and by what it is said of. */
const stakeOfReason: Record<ReportReason, number> = {
  fraud: 3,
  prohibited: 3,
  outside: 2,
  copied: 2,
  offensive: 2,
  'not-as-described': 1.5,
  other: 1,
}
const stakeOfKind: Record<ReportKind, number> = {
  member: 1.3,
  team: 1.3,
  service: 1.2,
  project: 1.2,
  review: 1,
  work: 1,
  idea: 1,
  comment: 1,
}

/** How sure one report is: half for somebody new, nearer to one with each that was upheld. A visitor has no record. */
export function sureness({ upheld, decided }: ReporterRecord, isVisitor: boolean): number {
  return isVisitor ? 0.25 : (upheld + 1) / (decided + 2)
}

export type ReporterRecord = { upheld: number; decided: number }
type Weighed = { reason: ReportReason; record: ReporterRecord; isVisitor: boolean }

/** What is looked at first: many who are usually right, about what could do most harm. */
export function weightOf(kind: ReportKind, reports: readonly Weighed[]): number {
  const sure = reports.reduce((sum, { record, isVisitor }) => sum + sureness(record, isVisitor), 0)
  const stake = Math.max(1, ...reports.map(({ reason }) => stakeOfReason[reason]))
  return Math.round(sure * stake * stakeOfKind[kind] * 100) / 100
}

/** The gravest of what was said. */
export function gravestOf(reasons: readonly ReportReason[]): ReportReason {
  return reasons.toSorted((one, other) => stakeOfReason[other] - stakeOfReason[one])[0] ?? 'other'
}
