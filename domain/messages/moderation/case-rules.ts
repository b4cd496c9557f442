export const caseDecisions = ['dismiss', 'warn', 'hide', 'stop', 'ban'] as const
export type CaseDecision = (typeof caseDecisions)[number]

/** Nothing is to be undone where nothing was found; a ban is appealed against as a ban, wherever it came from. */
export const isAppealable = (decision: CaseDecision) => decision !== 'dismiss' && decision !== 'ban'

export const reportReasons = ['insult', 'unwanted', 'paid-outside', 'fraud', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportWords: Record<ReportReason, string> = {
  insult: 'It is an insult or a threat',
  unwanted: 'It is advertising, or I never wanted it',
  'paid-outside': 'It asks me to pay outside',
  fraud: 'It tries to deceive me',
  other: 'Something else',
}

export const caseLimits = {
  report: 500,
  words: { min: 10, max: 1_000 },
  reason: { min: 10, max: 500 },
} as const

/** So many messages a case shows around the one that it is about. */
export const AROUND = 10
/** So many more, on either side, for each written reason. */
export const MORE = 50
export const STOP_DAYS = { least: 1, most: 90 } as const
