import type { FooterColumn } from '../shell/footer.tsx'
import type { NavItem } from '../shell/header.tsx'
import type { BottomLink } from '../shell/bottom-nav.tsx'
import type { SideGroup } from '../shell/side-nav.tsx'

export const mainNav: NavItem[] = [
  { to: '/services', label: 'Services' },
  { to: '/projects', label: 'Projects' },
  { to: '/teams', label: 'Teams' },
]

export const footerColumns: FooterColumn[] = [
  {
    label: 'Marketplace',
    links: [
      { to: '/categories', label: 'All categories' },
      { to: '/projects', label: 'Open projects' },
      { to: '/teams', label: 'Teams' },
    ],
  },
  {
    label: 'Rules',
    links: [
      { to: '/pricing', label: 'Fees and holds' },
      { to: '/ranking', label: 'How ranking works' },
      { to: '/terms', label: 'Terms' },
    ],
  },
  {
    label: 'Help',
    links: [
      { to: '/support', label: 'Support' },
      { to: '/changes', label: 'Changes to the rules' },
      { to: '/contacts', label: 'Contacts' },
    ],
  },
]

export const myGroups: SideGroup[] = [
  {
    title: 'Work',
    links: [
      { to: '/my', label: 'Today', icon: 'layout-list', end: true },
      { to: '/my/deals', label: 'Deals', icon: 'handshake', count: 4 },
      { to: '/my/messages', label: 'Messages', icon: 'message-square', count: 2 },
      { to: '/my/services', label: 'My services', icon: 'store' },
      { to: '/my/projects', label: 'Projects and proposals', icon: 'clipboard-list' },
    ],
  },
  {
    title: 'Money',
    links: [
      { to: '/my/balance', label: 'Balance', icon: 'wallet' },
      { to: '/my/payouts', label: 'Payouts', icon: 'landmark' },
      { to: '/my/pro', label: 'PRO', icon: 'award' },
    ],
  },
  {
    title: 'Me',
    links: [
      { to: '/my/account', label: 'Account', icon: 'user-round' },
      { to: '/my/favourites', label: 'Favourites', icon: 'heart' },
    ],
  },
]

export const myBottom: BottomLink[] = [
  { to: '/my', label: 'Today', icon: 'layout-list', end: true },
  { to: '/my/deals', label: 'Deals', icon: 'handshake' },
  { to: '/my/messages', label: 'Messages', icon: 'message-square', count: 2 },
  { to: '/my/balance', label: 'Money', icon: 'wallet' },
]

export const adminGroups: SideGroup[] = [
  {
    title: 'Now',
    links: [
      { to: '/admin', label: 'Today', end: true },
      { to: '/admin/services', label: 'Services to review', count: 9 },
      { to: '/admin/disputes', label: 'Disputes', count: 3 },
    ],
  },
  {
    title: 'People',
    links: [
      { to: '/admin/members', label: 'Members' },
      { to: '/admin/teams', label: 'Teams' },
    ],
  },
]
