import type { NotificationKind } from '#domain/accounts/members/notification-channels.ts'

type KindOfLetter = {
  /** Which of a member's choices decides whether it comes; 'always' is for what is asked for, promised or owed. */
  choice: NotificationKind | 'always'
  /** 'proved': only to an address that is surely the member's; an unproved one may be somebody else's. */
  address: 'proved' | 'any'
  /** Of which kind it stands among notifications, where no choice of the member's decides about the letter. */
  stands?: NotificationKind
}

/** Every kind of letter there is. Its name is kept with the letter. */
export const letterKinds = {
  // Asked for by whoever reads it, a moment ago.
  'verify-email': { choice: 'always', address: 'any' },
  'sign-in-code': { choice: 'always', address: 'any' },
  'reset-password': { choice: 'always', address: 'any' },
  'already-member': { choice: 'always', address: 'any' },
  'deal-invitation': { choice: 'always', address: 'any' },
  // By somebody else, but for whoever reads it; it stands among what they are told of teams.
  'team-invitation': { choice: 'always', address: 'any', stands: 'teams' },
  'support.ticket-received': { choice: 'always', address: 'any' },
  'report-proof': { choice: 'always', address: 'any' },
  // Of a visitor who proved their address.
  'report-outcome': { choice: 'always', address: 'any' },
  test: { choice: 'always', address: 'any' },
  // Each saved search has a switch of its own, and each letter a link that turns it off.
  'saved-search': { choice: 'always', address: 'proved' },
  // Promised in the terms.
  notice: { choice: 'always', address: 'any', stands: 'product' },
  // Work of those who run the marketplace.
  alarm: { choice: 'always', address: 'any' },
  'support.ticket-opened': { choice: 'always', address: 'any' },
  // Gathered from what waited for company, each of a kind that its reader has chosen.
  summary: { choice: 'always', address: 'proved' },
  // What members choose; security, money and moderation come whatever they chose.
  security: { choice: 'security', address: 'any' },
  'identity-check': { choice: 'security', address: 'any' },
  payout: { choice: 'money', address: 'any' },
  payment: { choice: 'money', address: 'any' },
  order: { choice: 'money', address: 'proved' },
  'deal-money': { choice: 'money', address: 'proved' },
  deal: { choice: 'deals', address: 'proved' },
  team: { choice: 'teams', address: 'proved' },
  review: { choice: 'reviews', address: 'proved' },
  'support.answered': { choice: 'support', address: 'any' },
  messages: { choice: 'messages', address: 'proved' },
  proposals: { choice: 'proposals', address: 'any' },
  // A new post of the blog.
  news: { choice: 'product', address: 'proved' },
  moderation: { choice: 'moderation', address: 'any' },
  idea: { choice: 'product', address: 'proved' },
} as const satisfies Record<string, KindOfLetter>

export type LetterKind = keyof typeof letterKinds

/** Of which kind what a letter tells stands in the product; none, where only the letter is meant. */
export function standsAs(letter: LetterKind): NotificationKind | undefined {
  const { choice, stands }: KindOfLetter = letterKinds[letter]
  return stands ?? (choice === 'always' ? undefined : choice)
}
