import type { BottomLink } from '#app/ui/shell/bottom-nav.tsx'
import type { SideGroup } from '#app/ui/shell/side-nav.tsx'

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
