import type { Kind } from '../server/test-server.ts'

/** A status, or where a person is sent. */
export type Answer = number | `/${string}`
/** What everyone gets, and what some get instead. */
export type Answers = { everyone: Answer } & Partial<Record<Kind, Answer>>

export type Expectation = {
  /** An address that the route answers; `{id}`, `{username}` and the like are the member's. */
  address: string
  get: Answers
  /** What a form without a single field gets. */
  post: Answers
  /** The same sent by script, where the answer to it is another. */
  postByScript?: Answers
}

const noForm: Answers = { everyone: 405 }
const open = (address: string, post: Answers = noForm): Expectation => ({
  address,
  get: { everyone: 200 },
  post,
})

const toLogin = (address: string) => `/my/login?next=${encodeURIComponent(address)}` as const

/** A screen for whoever is signed in; a visitor goes to sign in and comes back. */
const membersOnly = (address: string, post: Answer = 405, get: Answer = 200): Expectation => ({
  address,
  get: { everyone: get, visitor: toLogin(address) },
  post: { everyone: post, ...(post === 405 ? {} : { visitor: toLogin(address) }) },
})

/** A screen for whoever is signed in, which is not there for who looks as somebody else. */
const alone = (address: string, post: Answer = 405): Expectation => {
  const { get, ...rest } = membersOnly(address, post)
  return { ...rest, get: { ...get, 'administrator looking as the member': 404 } }
}

/** A screen about what is the member's: it is not there for anyone else who is signed in. */
const ownersOnly = (address: string, post: Answer): Expectation => {
  const answers = (own: Answer): Answers => ({
    everyone: 404,
    visitor: toLogin(address),
    member: own,
    'administrator looking as the member': own,
  })
  return { address, get: answers(200), post: answers(post) }
}

/** A screen about a deal of the member's: its two sides and administrators see it, and it is not there for anyone else. */
const dealOnly = (address: string, post?: Answers): Expectation => ({
  address,
  get: { everyone: 404, member: 200, administrator: 200, 'administrator looking as the member': 200 },
  post: post ?? noForm,
})

/** A screen for administrators: it is not there for anyone else, nor for one who looks as someone else. */
const adminsOnly = (address: string, post: Answer = 405): Expectation => ({
  address,
  get: { everyone: 404, administrator: 200 },
  post: post === 405 ? noForm : { everyone: 404, administrator: post },
})

/** A way in: whoever is in already is sent on. */
const guestsOnly = (address: string, post: Answers, postByScript: Answers = post): Expectation => ({
  address,
  get: { everyone: '/my', visitor: 200 },
  post,
  postByScript,
})

export const expectations: Record<string, Expectation> = {
  '/': open('/'),
  '/about': open('/about'),
  '/contacts': open('/contacts', { everyone: 400 }),
  '/requisites': open('/requisites'),
  '/pricing': open('/pricing'),
  '/docs': open('/docs'),
  '/docs/:document': open('/docs/terms'),
  '/categories': open('/categories'),
  '/categories/*': open('/categories/{category}'),
  '/compare': open('/compare'),
  '/search': open('/search', { everyone: 400, visitor: toLogin('/search') }),
  '/search/alerts/:token': {
    address: '/search/alerts/nothing',
    get: { everyone: 404 },
    post: { everyone: 404 },
  },
  '/unsubscribe/:token': {
    address: '/unsubscribe/nothing',
    get: { everyone: 404 },
    post: { everyone: 404 },
  },
  '/search/suggest': open('/search/suggest'),
  '/services/:slug': open('/services/{service}'),
  '/deals/new': open('/deals/new', { everyone: 400 }),
  '/deals/:id': dealOnly('/deals/{deal}', {
    everyone: 404,
    visitor: toLogin('/deals/{deal}'),
    member: 400,
    administrator: 400,
    'administrator looking as the member': 400,
  }),
  '/deals/:id/change': ownersOnly('/deals/{deal}/change', 400),
  '/deals/:id/agreement': dealOnly('/deals/{deal}/agreement'),
  '/deals/:id/invoice': dealOnly('/deals/{deal}/invoice'),
  '/deals/:id/pulse': dealOnly('/deals/{deal}/pulse'),
  '/deals/:id/timeline.csv': dealOnly('/deals/{deal}/timeline.csv'),
  '/deals/:id/files/:fileId': {
    address: '/deals/{deal}/files/{id}',
    get: { everyone: 404 },
    post: noForm,
  },
  '/projects': open('/projects'),
  '/projects/:id': open('/projects/{project}', { everyone: 400, visitor: toLogin('/projects/{project}') }),
  '/projects/:id/files/:fileId': {
    address: '/projects/{project}/files/{project}',
    get: { everyone: 404 },
    post: noForm,
  },
  '/user/:username': open('/user/{username}'),
  '/cart': open('/cart', { everyone: 400 }),
  '/user/:username/portfolio': open('/user/{username}/portfolio'),
  '/user/:username/portfolio/:projectSlug': open('/user/{username}/portfolio/{work}'),
  '/referral-program': open('/referral-program'),
  '/pay/sandbox/:id': {
    address: '/pay/sandbox/nothing',
    get: { everyone: 404 },
    post: { everyone: 404 },
  },
  '/maintenance': open('/maintenance'),
  '/offline': open('/offline'),
  '/demo/feedback-textarea': open('/demo/feedback-textarea', { everyone: 400 }),
  '/*': { address: '/no-such-page', get: { everyone: 404 }, post: { everyone: 404 } },

  // The answer to a wrong form is the page again, which sends on whoever is in; script asks for that by itself.
  '/my/login': guestsOnly('/my/login', { everyone: '/my', visitor: 400 }, { everyone: 400 }),
  '/my/register': guestsOnly('/my/register', { everyone: '/my', visitor: 400 }),
  '/my/forgot': open('/my/forgot', { everyone: 400 }),
  // Without its token a link is no good, and is told so on a page without a form.
  '/my/reset': open('/my/reset', { everyone: '/my/reset' }),
  '/my/otp': {
    address: '/my/otp',
    get: { everyone: '/my', visitor: '/my/login' },
    post: { everyone: '/my/login' },
  },
  // A session that has just begun is proved already, so there is nothing to prove.
  '/my/prove': membersOnly('/my/prove', 400, '/my/account'),
  '/auth/email/verify': open('/auth/email/verify', {
    everyone: 403,
    unverified: '/auth/email/verify',
    visitor: toLogin('/auth/email/verify'),
  }),
  '/auth/second-factor/stop': open('/auth/second-factor/stop', { everyone: 404 }),
  '/auth/passkeys/question': {
    address: '/auth/passkeys/question',
    get: { everyone: '/my/login' },
    post: { everyone: 400 },
  },
  '/auth/oauth-callback': {
    address: '/auth/oauth-callback',
    get: { everyone: '/auth/oauth-callback' },
    post: { everyone: '/auth/oauth-callback' },
  },
  '/:brand/login': guestsOnly('/@quay/login', { everyone: '/my', visitor: 400 }, { everyone: 400 }),
  '/:brand/register': guestsOnly('/@quay/register', { everyone: '/my', visitor: 400 }),
  '/:brand/forgot': open('/@quay/forgot', { everyone: 400 }),
  '/my/sign-out': { address: '/my/sign-out', get: { everyone: '/' }, post: { everyone: '/' } },
  '/auth/oauth/:provider': {
    address: '/auth/oauth/nobody',
    get: { everyone: '/my/login' },
    post: { everyone: '/auth/oauth-callback' },
  },

  '/my': membersOnly('/my', 400),
  '/my/account': membersOnly('/my/account', 400),
  '/my/notifications': alone('/my/notifications', 400),
  '/my/notifications/settings': alone('/my/notifications/settings', 400),
  '/my/notifications/latest': alone('/my/notifications/latest'),
  // There is none of that number.
  '/my/notifications/:number': {
    address: '/my/notifications/999999',
    get: { everyone: 404, visitor: toLogin('/my/notifications/999999') },
    post: noForm,
  },
  '/my/company': membersOnly('/my/company', 400),
  '/my/payouts': membersOnly('/my/payouts', 400),
  // A heart is pressed on any page, which says where to come back to.
  '/my/favorites': {
    ...membersOnly('/my/favorites'),
    post: { everyone: 400, visitor: toLogin('/') },
  },
  '/my/balance': membersOnly('/my/balance', 400),
  '/my/balance.csv': membersOnly('/my/balance.csv'),
  '/my/balance/payments/:id': {
    ...ownersOnly('/my/balance/payments/{payment}', 405),
    post: noForm,
  },
  '/my/orders': membersOnly('/my/orders'),
  '/my/orders/:id': ownersOnly('/my/orders/{order}', 400),
  '/my/portfolio': membersOnly('/my/portfolio', 400),
  '/my/portfolio/new': membersOnly('/my/portfolio/new', 400),
  '/my/portfolio/:id': ownersOnly('/my/portfolio/{workId}', 400),
  '/my/projects': membersOnly('/my/projects'),
  '/my/projects/:id': ownersOnly('/my/projects/{project}', 400),
  '/my/services': membersOnly('/my/services', 400),
  '/my/services/new': membersOnly('/my/services/new', 400),
  '/my/services/:slug/edit': ownersOnly('/my/services/{service}/edit', 400),
  '/my/services/analytics': membersOnly('/my/services/analytics'),
  '/my/services/analytics.csv': membersOnly('/my/services/analytics.csv'),
  '/my/services/draft': {
    address: '/my/services/draft',
    get: { everyone: 405 },
    post: { everyone: 400, visitor: toLogin('/my/services/draft') },
  },
  '/my/pictures': membersOnly('/my/pictures', 400),
  '/my/viewed': {
    address: '/my/viewed',
    get: { everyone: '/my' },
    post: { everyone: 400, visitor: toLogin('/my/viewed') },
  },
  // Without the signature of its link the file is not there, whoever asks.
  '/my/account/export/:id': membersOnly('/my/account/export/{id}', 405, 404),

  '/admin': adminsOnly('/admin'),
  '/admin/deals/analytics': adminsOnly('/admin/deals/analytics', 400),
  '/admin/deals/analytics.csv': adminsOnly('/admin/deals/analytics.csv'),
  '/admin/deals/settings': adminsOnly('/admin/deals/settings', 400),
  '/admin/data-deletion-requests': adminsOnly('/admin/data-deletion-requests', 400),
  '/admin/integrations': adminsOnly('/admin/integrations', 400),
  '/admin/integrations/jobs': adminsOnly('/admin/integrations/jobs', 400),
  '/admin/market/categories': adminsOnly('/admin/market/categories', 400),
  '/admin/market/services': adminsOnly('/admin/market/services', 400),
  '/admin/market/services/:id': adminsOnly('/admin/market/services/{serviceId}', 400),
  '/admin/market/services.csv': adminsOnly('/admin/market/services.csv'),
  '/admin/payouts': adminsOnly('/admin/payouts', 400),
  '/admin/payouts.csv': adminsOnly('/admin/payouts.csv'),
  '/admin/payouts/batches': adminsOnly('/admin/payouts/batches'),
  '/admin/payouts/batches/:number': adminsOnly('/admin/payouts/batches/{batch}', 400),
  // Whoever may not have the file is shown the batch, which is not there for them: no file answers in data.
  '/admin/payouts/batches/:number/:file': {
    address: '/admin/payouts/batches/{batch}/bank.xml',
    get: { everyone: '/admin/payouts/batches/{batch}', administrator: 200 },
    post: noForm,
  },
  '/admin/security/bans': adminsOnly('/admin/security/bans', 400),
  '/admin/security/events': adminsOnly('/admin/security/events'),
  '/admin/settings': adminsOnly('/admin/settings', 400),
  '/admin/users': adminsOnly('/admin/users', 400),
  '/admin/users/:id': adminsOnly('/admin/users/{id}', 400),
  '/admin/users/:id/edit': adminsOnly('/admin/users/{id}/edit', 400),
  '/admin/integrations/mail/:id': adminsOnly('/admin/integrations/mail/{letter}'),
  '/admin/security/events.csv': adminsOnly('/admin/security/events.csv'),
  '/admin/users.json': adminsOnly('/admin/users.json'),
  '/admin/users.csv': adminsOnly('/admin/users.csv'),
  '/admin/view-as/end': {
    address: '/admin/view-as/end',
    get: { everyone: 404 },
    post: {
      everyone: 404,
      visitor: toLogin('/admin/view-as/end'),
      'administrator looking as the member': '/admin/users/{id}',
    },
  },

  '/sitemap.xml': open('/sitemap.xml'),
  '/robots.txt': open('/robots.txt'),
  '/manifest.webmanifest': open('/manifest.webmanifest'),
  '/og/:page': open('/og/pricing.png'),
  '/og/:kind/*': open('/og/services/{service}.png'),
  '/files/*': { address: '/files/nothing.webp', get: { everyone: 404 }, post: noForm },
  // A message without a signature is refused, whoever brings it.
  '/pay/webhook/:provider': {
    address: '/pay/webhook/sandbox',
    get: { everyone: 405 },
    post: { everyone: 400 },
  },
  '/seen': { address: '/seen', get: { everyone: 405 }, post: { everyone: 403 } },
  // A report must come from a page of ours, and say so.
  '/monitoring': { address: '/monitoring', get: { everyone: 405 }, post: { everyone: 403 } },
  '/preferences/theme': {
    address: '/preferences/theme',
    get: { everyone: '/' },
    post: { everyone: 400 },
  },
}
