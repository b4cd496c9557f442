import type { IconName } from '#app/ui/icon/icon.tsx'

const SIGNS: Readonly<Record<string, IconName>> = {
  deals: 'handshake',
  messages: 'message-square',
  proposals: 'clipboard-list',
  reviews: 'star',
  teams: 'users',
  money: 'wallet',
  security: 'shield-alert',
  moderation: 'gavel',
  support: 'circle-question-mark',
  product: 'newspaper',
}

/** What stands before a thing, by its kind. */
export const signOf = (kind: string): IconName => SIGNS[kind] ?? 'bell'
