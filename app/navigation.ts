import type { FooterColumn } from '#app/ui/shell/footer.tsx'
import type { NavItem } from '#app/ui/shell/header.tsx'

/** Only what exists is linked: a screen joins here when it is built. */
export const headerLinks: readonly NavItem[] = [
  { to: '/pricing', label: 'Pricing' },
  { to: '/docs', label: 'Rules' },
  { to: '/about', label: 'About' },
  { to: '/contacts', label: 'Contacts' },
]

export const footerColumns: readonly FooterColumn[] = [
  {
    label: 'Marketplace',
    links: [
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
