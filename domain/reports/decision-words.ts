import type { ReportDecision, ReportKind } from './report-rules.ts'

type Told = { kind: ReportKind; title: string; decision: ReportDecision }

const thingOf: Record<ReportKind, string> = {
  service: 'service',
  member: 'profile',
  team: 'team',
  project: 'project',
  review: 'review',
  work: 'work',
  idea: 'idea',
  comment: 'comment',
}

/** What of theirs something is about, for the one whose it is. */
export function ofYours(kind: ReportKind): string {
  if (kind === 'member') return 'your profile'
  return `${kind === 'idea' ? 'an' : 'a'} ${thingOf[kind]} of yours`
}

const gone: Record<ReportKind, string> = {
  service: 'is out of sight',
  member: 'is out of sight',
  team: 'is suspended',
  project: 'is out of sight',
  review: 'is hidden',
  work: 'is out of sight',
  idea: 'is out of sight',
  comment: 'is out of sight',
}

/** What the one whose it is reads first. */
export function toOwnerWords({ kind, title, decision }: Told): string {
  const isQuoted = kind === 'review' || kind === 'comment'
  const named = isQuoted ? `Your ${thingOf[kind]} ${title}` : `“${title}”`
  switch (decision) {
    case 'nothing':
      return `${named} was reported, and nothing was found.`
    case 'warn':
      if (kind === 'member') return 'A warning about your profile.'
      return `A warning about ${isQuoted ? `your ${thingOf[kind]} ${title}` : named}.`
    case 'change':
      return `${named} has to be changed.`
    case 'take-down':
      return `${named} ${gone[kind]}.`
    case 'ban':
      return 'Your account is banned.'
  }
}

/** What whoever reported it reads first. */
export function toReporterWords({ kind, decision }: Told): string {
  switch (decision) {
    case 'nothing':
      return `We looked at the ${thingOf[kind]} and found nothing against the rules.`
    case 'warn':
      return 'You were right, and they are warned.'
    case 'change':
      return 'You were right, and they have to change it.'
    case 'take-down':
      return `You were right, and it ${gone[kind]}.`
    case 'ban':
      return 'You were right, and they are banned.'
  }
}

/** What it was, in a word or two. */
export const decisionNames: Record<ReportDecision, string> = {
  nothing: 'Nothing found',
  warn: 'Warned',
  change: 'Change asked for',
  'take-down': 'Taken down',
  ban: 'Banned',
}

/** What stays as it was, so that nobody has to ask. */
export const untouchedBy = (decision: ReportDecision): string =>
  decision === 'ban'
    ? 'Your open deals go on and your money stays yours. You can’t begin anything new meanwhile, and your services and projects are hidden.'
    : 'Your money, your open deals and everything else of yours are not touched.'
