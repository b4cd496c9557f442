import type { FooterColumn } from '#app/ui/shell/footer.tsx'
import type { NavItem } from '#app/ui/shell/header.tsx'

/** Only what exists is linked: a screen joins here when it is built. What one reads stands in the foot. */
export const headerLinks: readonly NavItem[] = [
  { to: '/categories', label: 'Services' },
  { to: '/projects', label: 'Projects' },
  { to: '/teams', label: 'Teams' },
]

/** What a visitor's menu on a phone has of the foot. */
export const phoneMenuLinks: readonly NavItem[] = [
  { to: '/ai', label: 'Describe a need' },
  { to: '/pricing', label: 'Fees and holds' },
  { to: '/support', label: 'Help' },
  { to: '/blog', label: 'Notes' },
  { to: '/contacts', label: 'Contacts' },
  { to: '/docs', label: 'Rules' },
  { to: '/about', label: 'About' },
]

/** By the question that each answers. */
export const footerColumns: readonly FooterColumn[] = [
  {
    label: 'Look around',
    links: [
      { to: '/categories', label: 'All categories' },
      { to: '/projects', label: 'Open projects' },
      { to: '/teams', label: 'Teams' },
      { to: '/search', label: 'Search' },
      { to: '/deals/new', label: 'A safe deal with anyone' },
      { to: '/ai', label: 'Describe a need' },
    ],
  },
  {
    label: 'What it costs, what holds',
    links: [
      { to: '/pricing', label: 'Fees and holds' },
      { to: '/docs/recommendations', label: 'How ranking works' },
      { to: '/docs/prohibited', label: 'What may not be sold' },
      { to: '/docs/terms', label: 'Terms' },
      { to: '/docs/privacy', label: 'Privacy' },
      { to: '/docs/terms#changes', label: 'Changes to the rules' },
    ],
  },
  {
    label: 'The marketplace',
    links: [
      { to: '/support', label: 'Help' },
      { to: '/blog', label: 'Notes from the hall' },
      { to: '/about', label: 'About' },
      { to: '/contacts', label: 'Contacts' },
      { to: '/docs', label: 'All rules' },
      { to: '/referral-program', label: 'Invite people' },
      { to: '/requisites', label: 'Legal details' },
    ],
  },
]

/** Who is at work needs less of the foot: one line. */
export const footLine: readonly NavItem[] = [
  { to: '/pricing', label: 'Fees and holds' },
  { to: '/docs/terms', label: 'Terms' },
  { to: '/docs/privacy', label: 'Privacy' },
  { to: '/support', label: 'Help' },
  { to: '/contacts', label: 'Contacts' },
]
