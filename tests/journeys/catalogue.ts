import type { Page } from '@playwright/test'
import { states } from './catalogue-of-states.ts'
import { screens } from './screens.ts'

/** A newcomer has nothing yet, and an address to verify. */
export type Looker = 'visitor' | 'newcomer' | 'member' | 'administrator' | 'leaving' | 'banned'

/** A state of a screen that is looked at: the route of `app/routes.ts`, an address of it, and who looks. */
export type Look = {
  route: string
  /** `{service}`, `{deal}` and the like are the member's: `things-to-look-at.ts` makes them. */
  address: string
  who: Looker
  /** Words that show it is the right one. */
  says?: string | RegExp
  status?: number
  /** For a state that is not in the address: which, and what is done on the screen to see it. */
  named?: string
  does?: (page: Page, names: Readonly<Record<string, string>>) => Promise<void>
}

const rows = (who: Looker, looks: Record<string, readonly string[]>): Look[] =>
  Object.entries(looks).flatMap(([route, addresses]) => addresses.map((address) => ({ route, address, who })))

/** Addresses of `screens` that are not their own route. */
const routeOf = (path: string): string => {
  const [plain = ''] = path.split('?')
  if (plain === '/no-such-page') return '/*'
  return plain.replace(/^\/docs\/\w+$/, '/docs/:document').replace(/^\/support\/[\w-]+$/, '/support/:slug')
}

/**
 * Everything whose appearance is looked at, once: in both widths and themes, for barriers, and for what does not fit. Journeys look
 * only at what nobody but their own story brings about: an outside provider, a passkey, a fault.
 */
export const catalogue: readonly Look[] = [
  ...screens.map(({ path, ...rest }): Look => ({
    route: routeOf(path),
    address: path,
    who: 'visitor',
    ...rest,
  })),
  ...rows('visitor', {
    '/categories/*': ['/categories/{category}', '/categories/{category}?price_from=900000'],
    '/services/:slug': [
      '/services/{service}',
      '/services/{reviewedService}?replied=1',
      '/services/{fullService}',
    ],
    '/blog': ['/blog', '/blog?q=qqzzxx', '/blog?tag=Rules'],
    '/blog/:slug': ['/blog/{post}'],
    '/compare': ['/compare', '/compare?s={service}'],
    '/support/new': ['/support/new'],
    '/support/tickets/:number': ['/support/tickets/{ticket}'],
    '/projects/:id': ['/projects/{project}'],
    '/report/confirm/:token': ['/report/confirm/{reportLink}'],
    '/report/:kind/:id': ['/report/member/{id}', '/report/member/{id}?sent=1'],
    '/t/:slug': ['/t/{team}', '/t/{wholeTeam}'],
    '/teams': ['/teams?q=qqzzxx', '/teams?skill=Identity&size=small'],
    '/teams/invites/:token': ['/teams/invites/{invite}', '/teams/invites/{wholeInvite}'],
    '/search': [
      '/search?q=sign&in=projects',
      '/search?q=cheap+shop+sign+qqzzxx',
      '/search?q=zeppelin+podcast&days=14',
      '/search?q=painter&in=people',
      '/search?in=teams',
      '/search?q=refund&in=help',
    ],
    '/search/alerts/:token': ['/search/alerts/{alert}'],
    '/unsubscribe/:token': ['/unsubscribe/{stopLetters}'],
    '/user/:username': ['/user/{username}', '/user/{reviewedSeller}'],
    '/user/:username/portfolio': ['/user/{username}/portfolio'],
    '/user/:username/portfolio/:projectSlug': ['/user/{username}/portfolio/{work}'],
    '/my/login': ['/my/login'],
    '/my/register': ['/my/register'],
    '/my/forgot': ['/my/forgot'],
    '/my/reset': ['/my/reset?token=worn', '/my/reset?token={resetting}'],
    '/auth/email/verify': ['/auth/email/verify', '/auth/email/verify?token={verifying}&brand=quay'],
    '/auth/second-factor/stop': ['/auth/second-factor/stop', '/auth/second-factor/stop?token={stopping}'],
    '/:brand/login': ['/@quay/login'],
    '/:brand/register': ['/@quay/register'],
    '/:brand/forgot': ['/@quay/forgot'],
  }),
  ...rows('newcomer', {
    '/auth/email/verify': ['/auth/email/verify?sent=1&brand=quay'],
    '/my/account': ['/my/account'],
    '/my/balance': ['/my/balance'],
    '/my/my-stats': ['/my/my-stats'],
    '/my/ideas': ['/my/ideas', '/my/ideas?sort=trending&show=followed', '/my/ideas?q=nothing+like+it'],
    '/my/ideas/create': ['/my/ideas/create', '/my/ideas/create?title=Split+one+order+over+invoices'],
    '/my/recommendations': ['/my/recommendations'],
    '/my/notifications': ['/my/notifications'],
    '/my/pro': ['/my/pro'],
    '/my/prove': ['/my/prove?next=%2Fmy%2Faccount'],
  }),
  ...rows('leaving', { '/my': ['/my'], '/my/account': ['/my/account'], '/my/pro': ['/my/pro'] }),
  ...rows('banned', { '/my': ['/my'] }),
  ...rows('member', {
    '/my': ['/my'],
    '/my/ideas/:number': ['/my/ideas/{idea}'],
    '/my/account': ['/my/account'],
    '/cart': ['/cart'],
    '/my/balance': ['/my/balance', '/my/balance?account=clearing'],
    '/my/balance/payments/:id': ['/my/balance/payments/{payment}', '/my/balance/payments/{paid}'],
    '/pay/sandbox/:id': ['/pay/sandbox/{sandbox}'],
    '/my/company': ['/my/company'],
    '/team': ['/team', '/team?of={wholeTeam}', '/team?of={soldTeam}', '/team?new'],
    '/team/people': ['/team/people?of={wholeTeam}'],
    '/team/services': ['/team/services?of={wholeTeam}', '/team/services?of={soldTeam}'],
    '/team/deals': ['/team/deals?of={wholeTeam}', '/team/deals?of={soldTeam}'],
    '/team/earnings': ['/team/earnings?of={wholeTeam}', '/team/earnings?of={soldTeam}&open={soldTransfer}'],
    '/team/settings': ['/team/settings?of={wholeTeam}'],
    '/team/settings/pictures': ['/team/settings/pictures?of={wholeTeam}'],
    '/teams/invites/:token': ['/teams/invites/{wholeInvite}', '/teams/invites/{invite}'],
    '/my/warnings': ['/my/warnings'],
    '/my/support/cases': ['/my/support/cases'],
    '/my/support/cases/:number': ['/my/support/cases/{reportedCase}', '/my/support/cases/{decidedCase}'],
    '/my/support/appeals/:kind/:id': [
      '/my/support/appeals/case/{decidedCase}',
      '/my/support/appeals/case/{appealedCase}',
      '/my/support/appeals/dispute/{decidedDispute}',
    ],
    '/my/my-stats': ['/my/my-stats', '/my/my-stats?days=365&by=month'],
    '/my/recommendations': ['/my/recommendations'],
    '/my/blacklist': ['/my/blacklist', '/my/blacklist?who={partner}'],
    '/my/favorites': ['/my/favorites', '/my/favorites?kind=member', '/my/favorites?kind=team'],
    '/my/notifications': [
      '/my/notifications',
      '/my/notifications?unread=yes',
      '/my/notifications?kind=reviews',
    ],
    '/my/notifications/settings': ['/my/notifications/settings'],
    '/my/payouts': ['/my/payouts', '/my/payouts?add=bank'],
    '/my/pro': ['/my/pro', '/my/pro?plan=yearly'],
    '/referral-program': [
      '/referral-program',
      '/referral-program?who={rewardedInvited}',
      '/referral-program?who={heldInvited}',
    ],
    '/my/support': ['/my/support', '/my/support?show=over'],
    '/my/support/:number': ['/my/support/{ticket}'],
    '/support/new': ['/support/new'],
    '/my/messages': ['/my/messages', '/my/messages?show=archived', '/my/messages?q=Good'],
    '/my/messages/settings': ['/my/messages/settings'],
    '/my/messages/new': ['/my/messages/new?to={partner}'],
    '/my/messages/:id': [
      '/my/messages/{conversation}',
      '/my/messages/{conversation}?find=left',
      '/my/messages/{teamTalk}',
    ],
    '/my/messages/:id/report/:number': ['/my/messages/{conversation}/report/2'],
    '/my/payouts/identity': ['/my/payouts/identity'],
    '/my/orders': ['/my/orders', '/my/orders?side=sold'],
    '/my/orders/:id': ['/my/orders/{order}', '/my/orders/{placed}', '/my/orders/{tooLate}'],
    '/my/portfolio': ['/my/portfolio'],
    '/my/portfolio/new': ['/my/portfolio/new'],
    '/my/portfolio/:id': ['/my/portfolio/{workId}'],
    '/my/projects': ['/my/projects', '/my/projects?tab=proposals'],
    '/my/projects/:id': ['/my/projects/new', '/my/projects/{project}'],
    '/my/services': ['/my/services'],
    '/my/services/new': ['/my/services/new'],
    '/my/services/:slug/edit': [
      'overview',
      'packages&check=1',
      'description',
      'requirements',
      'gallery',
      'review',
    ].map((step) => `/my/services/{draft}/edit?step=${step}`),
    '/my/services/analytics/compare': ['/my/services/analytics/compare'],
    '/my/services/analytics': ['/my/services/analytics', '/my/services/analytics?days=90&service={service}'],
    '/projects/:id': [
      '/projects/{proposedTo}',
      '/projects/{compared}',
      '/projects/{compared}?accept={firstProposal}',
    ],
    '/deals/:id': [
      '/deals/{deal}',
      '/deals/{invited}',
      '/deals/{awardedDeal}',
      '/deals/{unpaid}',
      '/deals/{questions}',
      '/deals/{delivered}',
      '/deals/{delivered}?do=accept&m={deliveredPart}',
      '/deals/{late}',
      '/deals/{cancelled}',
      '/deals/{toReview}',
      '/deals/{reviewed}',
      '/deals/{settling}',
      '/deals/{changed}',
      '/deals/{leavable}',
      '/deals/{beside}',
      '/deals/{beside}?do=ask-refund&m={besidePart}',
      '/deals/{teamSale}',
      '/deals/{teamBuy}?do=release-early&m={teamBuyPart}',
    ],
    '/deals/:id/change': ['/deals/{deal}/change'],
    '/deals/:id/agreement': ['/deals/{deal}/agreement'],
    '/deals/:id/invoice': ['/deals/{deal}/invoice', '/deals/{reviewed}/invoice'],
    '/papers/:id': ['/papers/{agreementPaper}', '/papers/{commissionPaper}'],
  }),
  ...rows('administrator', {
    '/my': ['/my'],
    '/my/account': ['/my/account'],
    '/my/payouts': ['/my/payouts?amount=100.05'],
    '/my/pro': ['/my/pro'],
    '/cart': ['/cart'],
    '/admin': ['/admin'],
    '/admin/data-deletion-requests': [
      '/admin/data-deletion-requests',
      '/admin/data-deletion-requests?request={request}',
    ],
    '/admin/deals/analytics': [
      '/admin/deals/analytics',
      '/admin/deals/analytics?days=90&show=ended',
      '/admin/deals/analytics?dispute={dispute}',
      '/admin/deals/analytics?dispute={decided}',
      '/admin/deals/analytics?dispute={appealed}',
    ],
    '/admin/deals/settings': ['/admin/deals/settings'],
    '/admin/banners': ['/admin/banners', '/admin/banners?at=strip&days=90'],
    '/admin/banners/new': ['/admin/banners/new'],
    '/admin/banners/:number': ['/admin/banners/{banner}', '/admin/banners/{endedBanner}?look=360-dark'],
    '/admin/blog': ['/admin/blog', '/admin/blog?state=archived'],
    '/admin/blog/:id': ['/admin/blog/{draftPostId}'],
    '/admin/blog/:id/versions': ['/admin/blog/{draftPostId}/versions?from=1&to=2'],
    '/blog/:slug/preview': ['/blog/{draftPost}/preview'],
    '/admin/tickets': ['/admin/tickets', '/admin/tickets?view=all', '/admin/tickets?q=nothing-like-this'],
    '/admin/tickets/articles': ['/admin/tickets/articles'],
    '/admin/tickets/figures': ['/admin/tickets/figures'],
    '/admin/tickets/templates': ['/admin/tickets/templates'],
    '/admin/tickets/:number': ['/admin/tickets/{ticketNumber}'],
    '/admin/chat': ['/admin/chat', '/admin/chat?show=decided'],
    '/admin/teams': ['/admin/teams', '/admin/teams?state=dissolved'],
    '/admin/teams/:id': ['/admin/teams/{wholeTeamId}', '/admin/teams/{soldTeamId}'],
    '/admin/chat/:id': ['/admin/chat/{messageCase}'],
    '/admin/ideas': ['/admin/ideas', '/admin/ideas?view=all&sort=new'],
    '/admin/ideas/dict': ['/admin/ideas/dict'],
    '/admin/ideas/:number': ['/admin/ideas/{idea}'],
    '/admin/market/reports': ['', '?in=appeals', '?in=decided-appeals'].map(
      (asked) => `/admin/market/reports${asked}`,
    ),
    '/admin/market/reports/:number': ['/admin/market/reports/{reportCase}'],
    '/admin/market/reports/appeals/:number': ['/admin/market/reports/appeals/{banAppeal}'],
    '/admin/referrals': ['/admin/referrals', '/admin/referrals?show=decided'],
    '/admin/referrals/:id': ['/admin/referrals/{heldInvited}'],
    '/admin/identity-checks': ['/admin/identity-checks', '/admin/identity-checks?show=decided'],
    '/admin/identity-checks/:id': [
      '/admin/identity-checks/{ownIdentityCheck}',
      '/admin/identity-checks/{forgottenIdentityCheck}',
    ],
    '/admin/integrations': ['/admin/integrations'],
    '/admin/integrations/jobs': ['/admin/integrations/jobs'],
    '/admin/documents/:slug': ['/admin/documents/terms', '/admin/documents/requisites'],
    '/admin/documents/:slug/versions': ['/admin/documents/prohibited/versions?from=0&to={documentVersion}'],
    '/docs/:document/versions/:number': ['/docs/prohibited/versions/{documentVersion}'],
    '/admin/market/categories': ['/admin/market/categories'],
    '/admin/market/categories/import': ['/admin/market/categories/import'],
    '/admin/market/services': ['/admin/market/services', '/admin/market/services?show=projects'],
    '/admin/market/projects/:id': ['/admin/market/projects/{project}'],
    '/admin/market/words': ['/admin/market/words'],
    '/admin/market/services/:id': [
      '/admin/market/services/{serviceId}',
      '/admin/market/services/{submitted}',
    ],
    '/admin/find': ['/admin/find', '/admin/find?q=100', '/admin/find?q=nothing-like-this'],
    '/admin/orders/:number': ['/admin/orders/{orderNumber}'],
    '/admin/transfers/:id': ['/admin/transfers/{transfer}'],
    '/admin/payments': ['/admin/payments', '/admin/payments?q=nothing-like-this'],
    '/admin/payments/:id': ['/admin/payments/{payersPayment}'],
    '/admin/payments/four-eyes': ['/admin/payments/four-eyes'],
    '/admin/payments/chargebacks': ['', '?case={chargeback}', '?show=lost&case={lostChargeback}'].map(
      (asked) => `/admin/payments/chargebacks${asked}`,
    ),
    '/admin/payouts': ['/admin/payouts', '/admin/payouts?show=all', '/admin/payouts?payout={payout}'],
    '/admin/payouts/batches': ['/admin/payouts/batches'],
    '/admin/payouts/batches/:number': ['{batch}', '{ownBatch}', '{closedBatch}'].map(
      (number) => `/admin/payouts/batches/${number}`,
    ),
    '/admin/views': ['/admin/views', '/admin/views?list=/admin/users&query=%3Fstate%3Dbanned'],
    '/admin/security/bans': ['/admin/security/bans'],
    '/admin/security/events': ['/admin/security/events'],
    '/admin/settings': ['/admin/settings'],
    '/admin/users': [
      '/admin/users',
      '/admin/users?state=banned',
      '/admin/users?with=verify&member={id}&member={newcomer}',
    ],
    '/admin/users/:id': ['/admin/users/{id}', '/admin/users/{payer}'],
    '/admin/users/:id/:part': ['/admin/users/{payer}/statement', '/admin/users/{id}/deals'],
    '/admin/users/:id/edit': ['/admin/users/{id}/edit', '/admin/users/{admin}/edit'],
  }),
  ...states,
]

/** Screens that only another's answer leads to: that journey looks at them. */
export const lookedAtInStories: Readonly<Record<string, string>> = {
  '/auth/oauth-callback': 'providers.spec.ts',
}
