import type { EventKind } from './event-words.ts'

type Details = Readonly<Record<string, unknown>>
/** Which parts of a line are told; nothing where the line is not. */
type Told = readonly string[] | ((details: Details) => readonly string[] | undefined)

const AMENDED = ['reason', 'before', 'after']
const DECIDED = ['title', 'reason']
const SENT_BACK = ['title', 'reasons', 'note']
const MOVED_PAYOUT = ['number', 'amountMinor', 'before', 'after']
const OF_CHARGEBACK = ['number', 'amount', 'held']

/**
 * What a member learns of lines that are about them and that somebody else wrote, by letter or on a page of theirs. A kind that does not
 * stand here is not told: what only waits for a decision, what was looked at, and what was found to be nothing.
 */
const TOLD: Partial<Record<EventKind, Told>> = {
  'sign-in.failed': ['way', 'by'],
  'sign-in.code-asked': [],
  'account.registered': ['brand', 'provider'],
  'account.registration-with-known-email': [],
  'email.verification-sent': [],
  'email.verified': ['by'],
  'email.change-asked': [],
  'email.changed': [],
  'password.reset-asked': [],
  'password.reset': ['verified'],
  'recovery-code.used': ['left'],
  'provider.linked': ['provider'],
  'provider.proof-failed': ['provider', 'by'],
  'device.recognised': ['device'],
  'device.disowned': ['device', 'sessionsEnded'],
  'second-factor.reset-asked': ['reason', 'dueAt'],
  'second-factor.reset-stopped': ['by'],
  'second-factor.reset-done': ['reason', 'sessionsEnded'],
  'export.ready': ['sizeBytes'],
  'deletion.cancelled': ['reason'],

  'member.verified': ['before', 'after'],
  'member.edited': AMENDED,
  'member.email-change-asked': AMENDED,
  'member.renamed': AMENDED,
  'member.portrait-removed': ['reason'],
  'member.reset-sent': ['reason'],
  'member.role-changed': AMENDED,
  'member.banned': ['reason', 'evidence', 'until'],
  'member.ban-changed': AMENDED,
  'member.ban-lifted': ['reason'],
  'member.session-ended': ['reason', 'before'],
  'member.signed-out-everywhere': ['reason'],
  'identity-check.approved': [],
  'identity-check.returned': [],

  'report.decided': ({ decision }) =>
    decision === 'nothing' ? undefined : ['number', 'title', 'decision', 'rule', 'words'],
  'report.restored': ['number', 'title', 'words'],
  'appeal.decided': ['number', 'against', 'outcome', 'reason'],
  'message-case.decided': ({ decision }) => (decision === 'dismiss' ? ['decision'] : ['decision', 'words']),
  'message-case.undone': ['reason', 'before'],
  'service.approved': ['title'],
  'service.rejected': SENT_BACK,
  'service.taken-down': SENT_BACK,
  'service.restored': DECIDED,
  'project.approved': ['title'],
  'project.rejected': SENT_BACK,
  'project.taken-down': DECIDED,
  'project.restored': DECIDED,
  'work.taken-down': DECIDED,
  'work.restored': DECIDED,
  'review.hidden': ['reason'],
  'review.restored': ['reason'],
  'idea.responded': ['number', 'title', 'state', 'words', 'before', 'after'],
  'idea.kind-set': ['number'],
  'idea.merged': ['number', 'title', 'votes', 'into'],
  'idea.hidden': ['number', ...DECIDED],
  'idea.restored': ['number', 'title'],
  'idea-comment.hidden': [],
  'idea-comment.restored': [],
  'team.suspended': ['team', ...AMENDED],
  'team.suspension-lifted': ['team', ...AMENDED],
  'team.renamed': AMENDED,
  'team.person-removed': ['team', ...AMENDED],
  'team.offered': ['team', 'reason'],
  'team.offer-withdrawn': ['team', 'reason'],

  'payout.approved': MOVED_PAYOUT,
  'payout.sent': MOVED_PAYOUT,
  'payout.paid': MOVED_PAYOUT,
  'payout.rejected': [...MOVED_PAYOUT, 'reason'],
  'payout.failed': [...MOVED_PAYOUT, 'reason'],
  'payment.refunded': ['paymentId', 'amount', 'currency', ...AMENDED],
  'correction.confirmed': ['correction', 'direction', 'amount', 'currency', ...AMENDED],
  'chargeback.opened': [...OF_CHARGEBACK, 'currency'],
  'chargeback.won': OF_CHARGEBACK,
  'chargeback.lost': OF_CHARGEBACK,
  'chargeback.recovered': ['number', 'amount'],
  'pro.granted': ['days', 'reason'],
  'referral.released': ['sumMinor', 'reason'],
  'referral.refused': ['sumMinor', 'reason'],
}

/** What is told of a line that somebody else wrote, or nothing. */
export function toldToMember({ kind, details }: { kind: string; details: unknown }): Details | undefined {
  const told = Object.hasOwn(TOLD, kind) ? TOLD[kind as EventKind] : undefined
  const said = (details ?? {}) as Details
  const fields = typeof told === 'function' ? told(said) : told
  return fields && Object.fromEntries(Object.entries(said).filter(([field]) => fields.includes(field)))
}
