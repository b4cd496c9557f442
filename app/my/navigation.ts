import type { BottomLink } from '#app/ui/shell/bottom-nav.tsx'
import type { SideGroup } from '#app/ui/shell/side-nav.tsx'

/** What of a member changes their navigation: their first team goes by its name. */
type MyFacts = { sells: boolean; team?: string | undefined; unread: number; answers: number }

/** The signed-in area by purpose: work, what is offered, money. What is about oneself stands behind the portrait. */
export function myGroups({ sells, team, unread, answers }: MyFacts): readonly SideGroup[] {
  return [
    {
      title: 'Work',
      links: [
        { to: '/my', label: 'Today', icon: 'layout-list', end: true },
        { to: '/my/orders', label: 'Deals', icon: 'handshake' },
        { to: '/my/messages', label: 'Messages', icon: 'message-square', count: unread },
        { to: '/my/projects', label: 'Projects', icon: 'clipboard-list' },
        { to: '/my/recommendations', label: 'For you', icon: 'compass' },
        { to: '/my/support', label: 'Support', icon: 'ticket', count: answers },
        { to: '/my/ideas', label: 'Ideas', icon: 'lightbulb' },
      ],
    },
    {
      title: 'What I offer',
      links: [
        ...(sells ? offered : firstOffer),
        { to: '/team', label: team ?? 'Sell together', icon: 'users' },
      ],
    },
    {
      title: 'Money',
      links: [
        { to: '/my/balance', label: 'Balance', icon: 'wallet' },
        { to: '/my/payouts', label: 'Payouts', icon: 'landmark' },
        { to: '/my/company', label: 'Papers', icon: 'building-2' },
        { to: '/referral-program', label: 'Invitations', icon: 'user-plus' },
        ...(sells ? [{ to: '/my/pro', label: 'PRO', icon: 'award' } as const] : []),
      ],
    },
    {
      title: 'Me',
      onPhone: true,
      links: [
        { to: '/my/favorites', label: 'Favourites', icon: 'heart' },
        { to: '/my/account', label: 'Account', icon: 'user-round' },
      ],
    },
  ]
}

const offered: SideGroup['links'] = [
  { to: '/my/services', label: 'My services', icon: 'store', end: true },
  { to: '/my/portfolio', label: 'Portfolio', icon: 'images' },
  { to: '/my/my-stats', label: 'My figures', icon: 'chart-line' },
]

/** One who only buys needs less, until the first service. */
const firstOffer: SideGroup['links'] = [
  { to: '/my/services', label: 'Offer a service', icon: 'plus' },
  { to: '/my/portfolio', label: 'Portfolio', icon: 'images' },
  { to: '/my/my-stats', label: 'My figures', icon: 'chart-line' },
]

/** Under a phone's thumb: four places, and the rest behind More. */
export const myBottomLinks = ({ unread }: { unread: number }): readonly BottomLink[] => [
  { to: '/my', label: 'Today', icon: 'layout-list', end: true },
  { to: '/my/orders', label: 'Deals', icon: 'handshake' },
  { to: '/my/messages', label: 'Messages', icon: 'message-square', count: unread },
  { to: '/my/balance', label: 'Money', icon: 'wallet' },
]
