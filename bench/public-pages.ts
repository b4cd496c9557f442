/** Every public page that stands for its kind. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/contacts',
  '/requisites',
  '/pricing',
  '/docs',
  '/docs/terms',
  '/docs/recommendations',
  '/referral-program',
]
