/** What can be appealed against. A new kind is a word here and a row of `kinds.ts`. */
export const appealKinds = ['ban', 'case', 'service', 'project', 'team', 'message', 'dispute'] as const
export type AppealKind = (typeof appealKinds)[number]

/** What is appealed against, in a word or two. */
export const appealKindWords: Record<AppealKind, string> = {
  ban: 'A ban',
  case: 'A decision about a report',
  service: 'A service sent back or taken down',
  project: 'A project sent back',
  team: 'A suspension of a team',
  message: 'A decision about a message',
  dispute: 'A decision about a dispute',
}

/** What was decided about a message, as its writer reads it. */
export const messageTitles = {
  warn: 'A notice about a message of yours',
  hide: 'A message of yours that was hidden',
  stop: 'A stop of new conversations',
} as const

/** Staff of money decide about money, moderators about everything else. */
export const isAboutMoney = (kind: AppealKind): boolean => kind === 'dispute'

/** It stays, something milder takes its place, or it is undone. */
export const appealOutcomes = ['upheld', 'changed', 'lifted'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

export const outcomeWords: Record<AppealOutcome, string> = {
  upheld: 'The decision stays',
  changed: 'The decision was changed',
  lifted: 'The decision was lifted',
}

export const appealLimits = {
  words: { min: 20, max: 2_000 },
  reason: { min: 10, max: 2_000 },
  files: 5,
} as const

/** A ban that is changed ends on a day of its own. */
export const CHANGED_BAN_DAYS = { least: 1, most: 365, usual: 14 } as const
