/** Every public screen that exists, with the words that show it is the right one. */
export type Screen = { path: string; says: string | RegExp; status?: number }

export const screens: readonly Screen[] = [
  { path: '/', says: /Good work/ },
  { path: '/about', says: /A hall for good work/ },
  { path: '/contacts', says: 'Write to us' },
  { path: '/requisites', says: 'Harbour Street Co-operative U.A.' },
  { path: '/pricing', says: /One fee, shown before/ },
  { path: '/pricing?price=abc', says: /One fee, shown before/ },
  { path: '/docs', says: 'Terms' },
  { path: '/docs/terms', says: 'Changes to fees and rules' },
  { path: '/docs/privacy', says: 'Privacy' },
  { path: '/docs/prohibited', says: /may not/ },
  { path: '/docs/recommendations', says: /rank/i },
  { path: '/categories', says: 'All categories' },
  { path: '/projects', says: 'What people need made' },
  { path: '/teams', says: 'Members who sell under one name' },
  { path: '/team', says: 'Sell together' },
  { path: '/search', says: 'What are you looking for?' },
  { path: '/search?q=escrow', says: /for “escrow”/ },
  { path: '/search?q=qqzzxx', says: /qqzzxx/ },
  { path: '/cart', says: 'Your cart is empty' },
  { path: '/deals/new', says: 'A safe deal with anyone' },
  { path: '/maintenance', says: /open/ },
  { path: '/offline', says: /network/i },
  { path: '/demo/feedback-textarea', says: /feedback/i },
  // Not before there are rewards (`domain/features.ts`).
  { path: '/referral-program', says: 'Page not found', status: 404 },
  { path: '/no-such-page', says: 'Page not found', status: 404 },
]
