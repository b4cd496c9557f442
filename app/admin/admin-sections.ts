import type { IconName } from '#app/ui/icon/icon.tsx'
import type { PlainPermission } from '#domain/permissions.ts'

export type QueueName =
  | 'services'
  | 'projects'
  | 'payouts'
  | 'identities'
  | 'referrals'
  | 'chargebacks'
  | 'fourEyes'
  | 'disputes'
  | 'flags'
  | 'appeals'
  | 'deletions'
  | 'tickets'
  | 'reports'
  | 'ideas'

/** What waits on a screen, as the first page of the administration names it. */
export type Queue = {
  name: QueueName
  title: string
  /** What the date beside it is of. */
  word: 'oldest' | 'next' | 'decide'
  /** Where on the screen it stands, where that is not the whole of it. */
  to?: string
}

export const sectionGroups = ['Now', 'Market', 'People', 'Money', 'System'] as const

/** A screen of the administration, and what one must be allowed for it: for everyone else it is not there. */
export type Section = {
  to: string
  label: string
  group: (typeof sectionGroups)[number]
  needs: PlainPermission
  /** Words that people may look for it by, beside its name. */
  words: string
  /** A list with filters in its address: views of it can be kept under a name. */
  isList?: true
  queues?: readonly Queue[]
  /** On a phone it may stand under the thumb: those of the lowest rank that somebody may open do. */
  thumb?: { rank: number; label: string; icon: IconName }
}

/** Only what exists is linked: a screen joins here when it is built, by one row, and what waits on it by one of `count-queues.ts`. */
export const adminSections: readonly Section[] = [
  {
    to: '/admin',
    label: 'Today',
    group: 'Now',
    needs: 'administration.enter',
    words: 'dashboard figures health queues',
    thumb: { rank: 0, label: 'Today', icon: 'layout-grid' },
  },
  {
    to: '/admin/chat',
    label: 'Flagged messages',
    group: 'Now',
    needs: 'message.read-flags',
    words: 'chat conversations moderation report flag warn hide insult',
    isList: true,
    queues: [{ name: 'flags', title: 'Flagged messages', word: 'oldest' }],
    thumb: { rank: 5, label: 'Messages', icon: 'flag' },
  },
  {
    to: '/admin/tickets',
    label: 'Tickets',
    group: 'Now',
    needs: 'ticket.see-desk',
    words: 'support desk queue answer help templates',
    isList: true,
    queues: [{ name: 'tickets', title: 'Open tickets', word: 'oldest' }],
    thumb: { rank: 1, label: 'Tickets', icon: 'ticket' },
  },
  {
    to: '/admin/market/reports',
    label: 'Reports',
    group: 'Now',
    needs: 'report.read',
    words: 'reports appeals complaints take down restore warn decide',
    isList: true,
    queues: [
      { name: 'reports', title: 'Reports', word: 'oldest' },
      { name: 'appeals', title: 'Appeals', word: 'oldest', to: '/admin/market/reports?in=appeals' },
    ],
    thumb: { rank: 2, label: 'Reports', icon: 'flag' },
  },
  {
    to: '/admin/deals/analytics',
    label: 'Deals and disputes',
    group: 'Now',
    needs: 'disputes.read',
    words: 'disputes volume take rate funnel decide',
    isList: true,
    queues: [{ name: 'disputes', title: 'Disputes', word: 'decide', to: '/admin/deals/analytics#disputes' }],
    thumb: { rank: 6, label: 'Disputes', icon: 'scale' },
  },
  {
    to: '/admin/market/services',
    label: 'Services and projects',
    group: 'Market',
    needs: 'services.read',
    words: 'moderation review queue approve reject',
    isList: true,
    queues: [
      { name: 'services', title: 'Services to review', word: 'oldest' },
      {
        name: 'projects',
        title: 'Projects to review',
        word: 'oldest',
        to: '/admin/market/services?show=projects',
      },
    ],
    thumb: { rank: 1, label: 'Services', icon: 'layout-list' },
  },
  {
    to: '/admin/market/categories',
    label: 'Categories',
    group: 'Market',
    needs: 'categories.change',
    words: 'tree catalogue rename move merge hide synonyms redirects',
  },
  {
    to: '/admin/banners',
    label: 'Banners',
    group: 'Market',
    needs: 'banner.read',
    words: 'announcement strip promotion schedule seen clicked',
  },
  {
    to: '/admin/ideas',
    label: 'Ideas',
    group: 'Market',
    needs: 'idea.manage',
    words: 'ideas board answer state merge kinds dictionary votes',
    isList: true,
    queues: [{ name: 'ideas', title: 'Ideas without an answer', word: 'oldest' }],
  },
  {
    to: '/admin/blog',
    label: 'Blog',
    group: 'Market',
    needs: 'blog.write',
    words: 'posts notes articles write publish schedule draft preview',
    isList: true,
  },
  {
    to: '/admin/users',
    label: 'Members',
    group: 'People',
    needs: 'members.read',
    words: 'users people accounts staff roles',
    isList: true,
    thumb: { rank: 2, label: 'Members', icon: 'users' },
  },
  {
    to: '/admin/teams',
    label: 'Teams',
    group: 'People',
    needs: 'team.administer',
    words: 'teams shares suspend',
    isList: true,
  },
  {
    to: '/admin/security/bans',
    label: 'Bans',
    group: 'People',
    needs: 'members.read-bans',
    words: 'ban appeal address domain block',
    isList: true,
    thumb: { rank: 4, label: 'Bans', icon: 'ban' },
  },
  {
    to: '/admin/data-deletion-requests',
    label: 'Data deletion',
    group: 'People',
    needs: 'deletions.read',
    words: 'privacy erase',
    isList: true,
    queues: [{ name: 'deletions', title: 'Data deletion', word: 'next' }],
  },
  {
    to: '/admin/payouts',
    label: 'Payouts',
    group: 'Money',
    needs: 'payouts.read',
    words: 'money withdraw bank approve batch pain.001 ledger verify',
    isList: true,
    queues: [{ name: 'payouts', title: 'Payouts to decide', word: 'oldest' }],
    thumb: { rank: 3, label: 'Payouts', icon: 'landmark' },
  },
  {
    to: '/admin/identity-checks',
    label: 'Identity checks',
    group: 'Money',
    needs: 'identity.read-queue',
    words: 'passport documents verify verified',
    isList: true,
    queues: [{ name: 'identities', title: 'Identity checks', word: 'oldest' }],
  },
  {
    to: '/admin/referrals',
    label: 'Invitations',
    group: 'Money',
    needs: 'referral.read-queue',
    words: 'referrals rewards held same person release refuse',
    isList: true,
    queues: [{ name: 'referrals', title: 'Rewards to decide', word: 'oldest' }],
  },
  {
    to: '/admin/payments',
    label: 'Payments',
    group: 'Money',
    needs: 'payments.read',
    words: 'payments refunds chargebacks bank disputes card debt losses four eyes corrections',
    isList: true,
    queues: [
      { name: 'chargebacks', title: 'Chargebacks', word: 'oldest', to: '/admin/payments/chargebacks' },
      { name: 'fourEyes', title: 'To confirm by two', word: 'oldest', to: '/admin/payments/four-eyes' },
    ],
  },
  {
    to: '/admin/settings',
    label: 'Settings',
    group: 'System',
    needs: 'settings.change',
    words: 'brand logo colours maintenance registration legal documents terms privacy backups',
  },
  {
    to: '/admin/deals/settings',
    label: 'Fees and clocks',
    group: 'System',
    needs: 'settings.change',
    words: 'fees rules commission prices quotas clearing notice',
  },
  {
    to: '/admin/integrations',
    label: 'Integrations',
    group: 'System',
    needs: 'integrations.read',
    words: 'mail files providers health test jobs workers failed',
  },
  {
    to: '/admin/security/events',
    label: 'Security events',
    group: 'System',
    needs: 'security.read',
    words: 'audit log trail roles',
    isList: true,
  },
]

/** How much waits in each queue that somebody may open. */
/** The list whose address this is, if views of it can be kept. */
export const listAt = (path: string) =>
  adminSections.find(({ to, isList }) => isList && to === path.replace(/\/$/, ''))
