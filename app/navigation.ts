import type { FooterColumn } from '#app/ui/shell/footer.tsx'
import type { BottomLink } from '#app/ui/shell/bottom-nav.tsx'
import type { NavItem } from '#app/ui/shell/header.tsx'
import type { PersonMenuProps } from '#app/ui/shell/person-menu.tsx'
import type { SideGroup } from '#app/ui/shell/side-nav.tsx'

/** Only what exists is linked: a screen joins here when it is built. */
export const headerLinks: readonly NavItem[] = [
  { to: '/categories', label: 'Services' },
  { to: '/projects', label: 'Projects' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/docs', label: 'Rules' },
  { to: '/about', label: 'About' },
  { to: '/contacts', label: 'Contacts' },
  { to: '/cart', label: 'Cart' },
]

type Who = { username: string; isAdmin: boolean; state: string }

/** Behind the portrait of the one who is signed in. */
export function signedInLinks({ username, isAdmin, state }: Who): PersonMenuProps['links'] {
  return [
    { to: '/my', label: 'My area', icon: 'layout-list' },
    { to: '/my/orders', label: 'Orders and deals', icon: 'handshake' },
    { to: '/cart', label: 'Cart', icon: 'shopping-bag' },
    ...(state === 'active'
      ? [{ to: `/user/${username}`, label: 'My public page', icon: 'user-round' } as const]
      : []),
    { to: '/my/account', label: 'Account', icon: 'settings' },
    ...(isAdmin ? [{ to: '/admin', label: 'Administration', icon: 'shield' } as const] : []),
  ]
}

/** The signed-in area by purpose: work, money, me. A group joins with its first screen. */
export const myGroups: readonly SideGroup[] = [
  {
    title: 'Work',
    links: [
      { to: '/my', label: 'Today', icon: 'layout-list', end: true },
      { to: '/my/orders', label: 'Orders and deals', icon: 'handshake' },
      { to: '/my/projects', label: 'Projects and proposals', icon: 'clipboard-list' },
      { to: '/my/services', label: 'My services', icon: 'store', end: true },
      { to: '/my/services/analytics', label: 'How I am seen', icon: 'chart-line' },
      { to: '/my/portfolio', label: 'Portfolio', icon: 'images' },
    ],
  },
  {
    title: 'Money',
    links: [
      { to: '/my/balance', label: 'Balance', icon: 'wallet' },
      { to: '/my/payouts', label: 'Payouts', icon: 'landmark' },
      { to: '/my/company', label: 'Invoice details', icon: 'building-2' },
    ],
  },
  {
    title: 'Me',
    links: [
      { to: '/my/favorites', label: 'Favourites', icon: 'heart' },
      { to: '/my/account', label: 'Account', icon: 'user-round' },
    ],
  },
]

export const myBottomLinks: readonly BottomLink[] = [
  { to: '/my', label: 'Today', icon: 'layout-list', end: true },
  { to: '/my/orders', label: 'Deals', icon: 'handshake' },
  { to: '/my/services', label: 'Services', icon: 'store' },
  { to: '/my/balance', label: 'Money', icon: 'wallet' },
  { to: '/my/favorites', label: 'Favourites', icon: 'heart' },
]

export const footerColumns: readonly FooterColumn[] = [
  {
    label: 'Marketplace',
    links: [
      { to: '/categories', label: 'All categories' },
      { to: '/projects', label: 'Open projects' },
      { to: '/deals/new', label: 'A safe deal' },
      { to: '/about', label: 'About the hall' },
      { to: '/pricing', label: 'Fees and holds' },
      { to: '/referral-program', label: 'Invite people' },
    ],
  },
  {
    label: 'Rules',
    links: [
      { to: '/docs/terms', label: 'Terms' },
      { to: '/docs/privacy', label: 'Privacy' },
      { to: '/docs/prohibited', label: 'What may not be sold' },
      { to: '/docs/recommendations', label: 'How ranking works' },
    ],
  },
  {
    label: 'Help',
    links: [
      { to: '/contacts', label: 'Contacts' },
      { to: '/requisites', label: 'Legal details' },
      { to: '/docs/terms#changes', label: 'Changes to the rules' },
    ],
  },
]
