import type { FlagKind } from '#domain/messages/message-rules.ts'
import type { CaseDecision } from '#domain/messages/moderation/case-rules.ts'

/** What a flag found, in a word or two. */
export const flagWords: Record<FlagKind, string> = {
  payment: 'Payment outside',
  contacts: 'Contact details',
  password: 'A password',
  prohibited: 'A prohibited offer',
  'same-text': 'The same words to many',
  report: 'Reported',
}

export const decisionWords: Record<CaseDecision, string> = {
  dismiss: 'Nothing wrong',
  warn: 'Warned',
  hide: 'Hidden',
  stop: 'Stopped',
  ban: 'Banned',
}
