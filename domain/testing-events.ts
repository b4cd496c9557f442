import type { RuleChange } from '#domain/settings/index.ts'
import type { Announced } from '#platform/events/events.ts'
import { LetterSecret } from '#platform/mail/letter-secret.ts'

type Told = { id: string; email: string; brand: string }

const at = new Date('2030-03-01T09:00:00Z')
const feeChange = {
  id: 1,
  key: 'sellerCommissionBasisPoints',
  label: 'Seller commission',
  from: 1_000,
  to: 1_200,
  reason: 'Rents rose',
  effectiveAt: at,
  announcedAt: at,
} as unknown as RuleChange

const proHappened = [
  'trial-begun',
  'renewal-coming',
  'charged',
  'money-short',
  'cancelled',
  'given-back',
  'granted',
  'ended',
] as const

/** What needs a deal, an order, a payout, a ticket or a search that is there: its letters are looked at beside them. */
export const isStagedElsewhere = {
  events: [
    'chargeback.moved',
    'chargeback.recovered',
    'payment.refund-asked',
    'payment.refund-failed',
    'deal.happened',
    'message.written',
    'order.ended',
    'payout.moved',
    'review.replied',
    'review.written',
    'reviews.revealed',
    'search.news-found',
    'team.happened',
    'ticket.opened',
  ],
  kinds: [
    'deal',
    'deal-money',
    'messages',
    'order',
    'review',
    'saved-search',
    'support.ticket-opened',
    'support.ticket-received',
    'team',
  ],
} as const

/** One of each event that a member, and nothing else, has to be there for. */
export function sampleEvents({ id: memberId, email, brand }: Told): Announced[] {
  const secret = (words = 'a-key-of-twenty-letters') => new LetterSecret(words, at)
  const device = 'Firefox on Linux'
  const reason = 'Spam'
  const project = { projectId: memberId, title: 'A sign for the bakery', ownerId: memberId }
  const service = { sellerId: memberId, title: 'A logo', slug: 'a-logo', note: 'Well done' }
  const { title } = project
  return [
    {
      kind: 'team.invited',
      teamId: memberId,
      teamName: 'Studio Karst',
      byId: memberId,
      memberId,
      email: null,
      role: 'member',
      basisPoints: 1_000,
      token: secret(),
    },
    {
      kind: 'account.verification-asked',
      memberId,
      token: secret(),
      code: secret('483 920'),
      next: undefined,
    },
    { kind: 'account.password-reset-asked', memberId, token: secret(), next: '/cart' },
    { kind: 'account.sign-in-code-asked', email, brand, code: secret('483 920') },
    { kind: 'account.proof-code-asked', memberId, code: secret('483920') },
    { kind: 'account.email-change-asked', memberId, device, email, brand, token: secret() },
    { kind: 'account.email-change-asked', memberId, device, email, brand, token: undefined },
    { kind: 'account.known-address-tried', memberId },
    { kind: 'account.new-device', memberId, device },
    { kind: 'account.password-changed', memberId, device },
    { kind: 'account.password-reset', memberId },
    { kind: 'account.password-lost', memberId },
    { kind: 'account.email-changed', formerEmail: 'before@example.org', brand },
    { kind: 'account.username-changed', memberId, before: 'ann', after: 'anna' },
    { kind: 'account.provider-linked', memberId, providerName: 'Acme', device },
    { kind: 'account.provider-unlinked', memberId, providerName: 'Acme', device },
    { kind: 'account.passkey-added', memberId, name: 'Key', device, turnsOn: true },
    { kind: 'account.passkey-removed', memberId, name: 'Key', device, turnsOff: true },
    { kind: 'account.authenticator-confirmed', memberId, device, isReplaced: true, turnsOn: false },
    { kind: 'account.authenticator-confirmed', memberId, device, isReplaced: false, turnsOn: true },
    { kind: 'account.second-factor-off', memberId, device },
    { kind: 'account.recovery-code-used', memberId, device, address: '203.0.113.7', left: 1 },
    { kind: 'account.second-factor-reset-asked', memberId, reason, dueAt: at, token: secret() },
    { kind: 'account.second-factor-reset-stopped', memberId },
    { kind: 'account.second-factor-reset-done', memberId },
    { kind: 'account.file-infected', memberId, name: 'a.zip', found: 'Eicar' },
    { kind: 'member.banned', memberId, reason, evidence: 'Letters', until: undefined, appealBy: at },
    { kind: 'member.ban-lifted', memberId, reason },
    { kind: 'member.appeal-refused', memberId, reason, until: at },
    { kind: 'member.role-changed', memberId, role: 'admin', reason },
    { kind: 'member.edited', memberId, fields: ['headline'], reason },
    { kind: 'member.verified', memberId },
    { kind: 'member.signed-out', memberId, where: device, reason },
    { kind: 'privacy.export-ready', memberId, exportId: memberId, signature: secret() },
    { kind: 'privacy.deletion-asked', memberId, dueAt: at },
    { kind: 'privacy.deletion-near', memberId, dueAt: at, toFinish: ['A deal is open'] },
    { kind: 'privacy.deletion-cancelled', memberId, reason },
    ...proHappened.map((what) => ({
      kind: 'pro.happened' as const,
      memberId,
      what,
      plan: 'monthly' as const,
      sumMinor: '1200',
      until: at.toISOString(),
      reason: 'An outage',
    })),
    ...(['first-reward', 'held', 'released', 'refused'] as const).map((what) => ({
      kind: 'referral.happened' as const,
      what,
      memberId,
      referrerId: memberId,
      sumMinor: '420',
      signs: ['device', 'payout'],
      reason,
    })),
    { kind: 'identity-check.moved', checkId: memberId, memberId, state: 'returned', reason },
    { kind: 'payout-method.changed', memberId, done: 'added', label: 'IBAN', usableAt: at },
    {
      kind: 'notice.of-fees',
      memberIds: [memberId],
      news: { announced: [feeChange], withdrawn: [], replaced: [] },
    },
    { kind: 'alarm.raised', alarm: 'jobs-late', words: 'A job has been due for 20 minutes.' },
    { kind: 'alarm.ended', alarm: 'jobs-late' },
    { kind: 'mail.test-asked', email },
    {
      kind: 'notifications.summary-due',
      memberId,
      things: [{ title: 'A sign', lines: ['A proposal of Ann', 'A proposal of Bo'], link: '/projects' }],
      count: 2,
      kinds: ['proposals'],
    },
    { kind: 'service.approved', ...service },
    { kind: 'service.rejected', ...service, reasons: ['The picture'] },
    { kind: 'service.taken-down', ...service, reasons: ['The picture'], caseNumber: null },
    { kind: 'project.approved', ...project },
    { kind: 'project.rejected', ...project, reasons: ['The price'], note: '' },
    { kind: 'project.expired', ...project },
    {
      kind: 'message-case.decided',
      memberId,
      otherIds: [],
      conversationId: null,
      decision: 'warn',
      words: 'Deals are made here',
    },
    { kind: 'project.seller-invited', ...project, sellerId: memberId },
    { kind: 'proposal.sent', ...project, sellerId: memberId, proposalId: memberId },
    {
      kind: 'proposals.project-changed',
      projectId: memberId,
      title,
      sellers: [{ sellerId: memberId, changed: ['the title', 'the budget'] }],
    },
    { kind: 'proposal.accepted', title, sellerId: memberId, dealId: memberId, mustConfirm: true },
    { kind: 'proposal.declined', title, sellerId: memberId, note: 'Thank you' },
    { kind: 'proposals.passed-over', title, others: [{ sellerId: memberId, isGivenBack: true }] },
    { kind: 'proposals.came-up', projectId: memberId, title, sellerIds: [memberId] },
    { kind: 'proposals.released', title, sellerIds: [memberId], why: 'The owner closed it.' },
    { kind: 'deal.invited', dealId: memberId, email: 'guest@example.org', title, from: 'Ann', key: secret() },
  ]
}
