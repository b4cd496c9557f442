import type { PaletteGroup } from '#app/ui/command-palette/command-palette.tsx'
import type { BottomLink } from '#app/ui/shell/bottom-nav.tsx'
import type { SideGroup } from '#app/ui/shell/side-nav.tsx'

/** What waits, shown beside the screen where it is dealt with. */
type WaitingCounts = {
  appeals: number
  deletions: number
  /** With the projects, which wait on the same screen. */
  services: number
  payouts: number
  identities: number
  referrals: number
  chargebacks: number
  disputes: number
  flags: number
  reports: number
}

const NOTHING: WaitingCounts = {
  appeals: 0,
  deletions: 0,
  services: 0,
  payouts: 0,
  identities: 0,
  referrals: 0,
  chargebacks: 0,
  disputes: 0,
  flags: 0,
  reports: 0,
}

/** Only what exists is linked: a screen joins here when it is built, and a group with its first screen. */
export function adminGroups(waiting: WaitingCounts): SideGroup[] {
  return [
    {
      title: 'Now',
      links: [
        { to: '/admin', label: 'Today', end: true },
        { to: '/admin/market/reports', label: 'Reports', count: waiting.reports + waiting.appeals },
        { to: '/admin/chat', label: 'Flagged messages', count: waiting.flags },
        { to: '/admin/deals/analytics', label: 'Deals and disputes', count: waiting.disputes },
      ],
    },
    {
      title: 'Market',
      links: [
        { to: '/admin/market/services', label: 'Services and projects', count: waiting.services },
        { to: '/admin/market/categories', label: 'Categories' },
      ],
    },
    {
      title: 'People',
      links: [
        { to: '/admin/users', label: 'Members' },
        { to: '/admin/teams', label: 'Teams' },
        { to: '/admin/security/bans', label: 'Bans' },
        { to: '/admin/data-deletion-requests', label: 'Data deletion', count: waiting.deletions },
      ],
    },
    {
      title: 'Money',
      links: [
        { to: '/admin/payouts', label: 'Payouts', count: waiting.payouts },
        { to: '/admin/identity-checks', label: 'Identity checks', count: waiting.identities },
        { to: '/admin/referrals', label: 'Invitations', count: waiting.referrals },
        { to: '/admin/payments', label: 'Chargebacks', count: waiting.chargebacks },
      ],
    },
    {
      title: 'System',
      links: [
        { to: '/admin/settings', label: 'Settings' },
        { to: '/admin/deals/settings', label: 'Fees and clocks' },
        { to: '/admin/integrations', label: 'Integrations' },
        { to: '/admin/security/events', label: 'Security events' },
      ],
    },
  ]
}

export function adminBottomLinks(waiting: WaitingCounts): BottomLink[] {
  return [
    { to: '/admin', label: 'Today', icon: 'layout-grid', end: true },
    { to: '/admin/market/services', label: 'Services', icon: 'layout-list', count: waiting.services },
    { to: '/admin/users', label: 'Members', icon: 'users' },
    { to: '/admin/security/bans', label: 'Bans', icon: 'ban' },
    { to: '/admin/security/events', label: 'Events', icon: 'history' },
  ]
}

/** Words that people may look for a screen by, beside its name. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  '/admin': 'dashboard figures health queues',
  '/admin/chat': 'chat conversations moderation report flag warn hide insult',
  '/admin/market/reports': 'reports appeals complaints take down restore warn decide',
  '/admin/market/services': 'moderation review queue approve reject',
  '/admin/deals/analytics': 'disputes volume take rate funnel decide',
  '/admin/deals/settings': 'fees rules commission prices quotas clearing notice',
  '/admin/users': 'users people accounts',
  '/admin/teams': 'teams shares suspend',
  '/admin/security/bans': 'ban appeal address domain block',
  '/admin/data-deletion-requests': 'privacy erase',
  '/admin/market/categories': 'tree catalogue rename move merge hide synonyms redirects',
  '/admin/payments': 'payments bank disputes refund card debt losses',
  '/admin/payouts': 'money withdraw bank approve batch pain.001 ledger verify',
  '/admin/identity-checks': 'passport documents verify verified',
  '/admin/referrals': 'referrals rewards held same person release refuse',
  '/admin/settings': 'brand maintenance registration legal',
  '/admin/integrations': 'mail files providers health test jobs workers failed',
  '/admin/security/events': 'audit log trail',
}

export function adminPalette(): PaletteGroup[] {
  return adminGroups(NOTHING).map(({ title, links }) => ({
    label: title,
    items: links.map(({ to, label }) => ({ id: to, label, to, words: ALSO_CALLED[to] ?? '' })),
  }))
}
