import type { FooterColumn } from '#app/ui/shell/footer.tsx'
import type { NavItem } from '#app/ui/shell/header.tsx'
import type { PersonMenuProps } from '#app/ui/shell/person-menu.tsx'

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

export const footerColumns: readonly FooterColumn[] = [
  {
    label: 'Marketplace',
    links: [
      { to: '/categories', label: 'All categories' },
      { to: '/projects', label: 'Open projects' },
      { to: '/deals/new', label: 'A safe deal' },
      { to: '/about', label: 'About us' },
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
