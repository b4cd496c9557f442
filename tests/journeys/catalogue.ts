import { screens } from './screens.ts'

export type Looker = 'visitor' | 'member' | 'administrator'

/** A state of a screen that is looked at: the route of `app/routes.ts`, an address of it, and who looks. */
export type Look = {
  route: string
  /** `{service}`, `{deal}` and the like are the member's: `things-to-look-at.ts` makes them. */
  address: string
  who: Looker
  /** Words that show it is the right one. */
  says?: string | RegExp
  status?: number
}

const rows = (who: Looker, looks: Record<string, readonly string[]>): Look[] =>
  Object.entries(looks).flatMap(([route, addresses]) => addresses.map((address) => ({ route, address, who })))

/** Addresses of `screens` that are not their own route. */
const routeOf = (path: string): string => {
  const [plain = ''] = path.split('?')
  if (plain === '/no-such-page') return '/*'
  return plain.replace(/^\/docs\/\w+$/, '/docs/:document')
}

/**
 * Everything whose appearance is looked at, once: in both widths and themes, for barriers, and for what does not fit. Journeys look
 * only at what nobody but their own story brings about.
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
    '/services/:slug': ['/services/{service}'],
    '/compare': ['/compare', '/compare?s={service}'],
    '/projects/:id': ['/projects/{project}'],
    '/search': ['/search?q=sign&in=projects', '/search?q=cheap+shop+sign+qqzzxx'],
    '/user/:username': ['/user/{username}'],
    '/user/:username/portfolio': ['/user/{username}/portfolio'],
    '/user/:username/portfolio/:projectSlug': ['/user/{username}/portfolio/{work}'],
    '/my/login': ['/my/login'],
    '/my/register': ['/my/register'],
    '/my/forgot': ['/my/forgot'],
    '/my/reset': ['/my/reset?token=worn'],
    '/auth/email/verify': ['/auth/email/verify'],
    '/auth/second-factor/stop': ['/auth/second-factor/stop'],
  }),
  ...rows('member', {
    '/my': ['/my'],
    '/my/account': ['/my/account'],
    '/my/balance': ['/my/balance'],
    '/my/balance/payments/:id': ['/my/balance/payments/{payment}'],
    '/my/company': ['/my/company'],
    '/my/favorites': ['/my/favorites', '/my/favorites?kind=member'],
    '/my/payouts': ['/my/payouts', '/my/payouts?add=bank'],
    '/my/orders': ['/my/orders', '/my/orders?side=sold'],
    '/my/orders/:id': ['/my/orders/{order}'],
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
    '/my/services/analytics': ['/my/services/analytics'],
    '/deals/:id': ['/deals/{deal}'],
    '/deals/:id/change': ['/deals/{deal}/change'],
    '/deals/:id/agreement': ['/deals/{deal}/agreement'],
    '/deals/:id/invoice': ['/deals/{deal}/invoice'],
  }),
  ...rows('administrator', {
    '/my': ['/my'],
    '/my/account': ['/my/account'],
    '/admin': ['/admin'],
    '/admin/data-deletion-requests': ['/admin/data-deletion-requests'],
    '/admin/deals/analytics': ['/admin/deals/analytics', '/admin/deals/analytics?days=90&show=ended'],
    '/admin/deals/settings': ['/admin/deals/settings'],
    '/admin/integrations': ['/admin/integrations'],
    '/admin/integrations/jobs': ['/admin/integrations/jobs'],
    '/admin/market/categories': ['/admin/market/categories'],
    '/admin/market/services': ['/admin/market/services', '/admin/market/services?show=projects'],
    '/admin/market/services/:id': ['/admin/market/services/{serviceId}'],
    '/admin/payouts': ['/admin/payouts', '/admin/payouts?show=all'],
    '/admin/payouts/batches': ['/admin/payouts/batches'],
    '/admin/payouts/batches/:number': ['/admin/payouts/batches/{batch}'],
    '/admin/security/bans': ['/admin/security/bans'],
    '/admin/security/events': ['/admin/security/events'],
    '/admin/settings': ['/admin/settings'],
    '/admin/users': ['/admin/users', '/admin/users?state=banned'],
    '/admin/users/:id': ['/admin/users/{id}'],
    '/admin/users/:id/edit': ['/admin/users/{id}/edit'],
  }),
]

/** Screens that only a story leads to, by a secret, a code or another's answer: that journey looks at them. */
export const lookedAtInStories: Readonly<Record<string, string>> = {
  '/search/alerts/:token': 'search.spec.ts',
  '/pay/sandbox/:id': 'balance.spec.ts',
  '/my/otp': 'brands.spec.ts',
  '/my/prove': 'brands.spec.ts',
  '/auth/oauth-callback': 'providers.spec.ts',
  '/:brand/login': 'brands.spec.ts',
  '/:brand/register': 'brands.spec.ts',
  '/:brand/forgot': 'brands.spec.ts',
}
