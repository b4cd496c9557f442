/** What the sitemap is split by; each kind lists the paths of its pages. A kind joins when its screens are built. */
export const sitemapKinds: Readonly<Record<string, readonly string[]>> = {
  pages: [
    '/',
    '/about',
    '/contacts',
    '/requisites',
    '/pricing',
    '/docs',
    '/docs/terms',
    '/docs/privacy',
    '/docs/prohibited',
    '/docs/recommendations',
    '/referral-program',
  ],
}
