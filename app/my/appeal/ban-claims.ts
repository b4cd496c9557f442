import type { Permission } from '#domain/permissions.ts'

/** Something that a banned member is told, with the permissions that it stands on: the table of permissions is asked in a test. */
type BanClaim = { words: string; permissions: readonly Permission[] }
type OpenPage = BanClaim & { to: string; label: string }

export const stillOpen: readonly OpenPage[] = [
  {
    to: '/my/orders',
    label: 'Finish your open deals',
    words:
      'Read their rooms, deliver, accept, answer and dispute there. Their clocks run as before. No new money goes in, and the other side is told and may leave without fault.',
    permissions: ['deal.act', 'deal.pay', 'order.give-up'],
  },
  {
    to: '/my/payouts',
    label: 'Take your money out',
    words:
      'Whatever is available, also less than the usual least amount. Only what a dispute may take waits until that is decided.',
    permissions: ['payout.ask', 'payout.change-method'],
  },
  {
    to: '/my/balance',
    label: 'See the rest of your money arrive',
    words: 'What is clearing clears on its day. What is in escrow is released or refunded by its deal.',
    permissions: [],
  },
  {
    to: '/my/projects',
    label: 'Close your projects, withdraw your proposals',
    words: 'They stay where they are until you do, or until their time is over.',
    permissions: ['project.close', 'project.read-proposals', 'proposal.withdraw'],
  },
  {
    to: '/my/account#data',
    label: 'Take your data out, or delete your account',
    words: 'Both work as for everyone else.',
    permissions: ['account.ask-export', 'account.ask-deletion'],
  },
  {
    to: '/contacts',
    label: 'Write to support',
    words: 'About anything, also about what is said here.',
    permissions: ['ticket.open'],
  },
]

export const closedMeanwhile: BanClaim = {
  words:
    'Your services and projects are hidden from others and come back when the ban ends. You can’t order, propose or accept a deal, pay into one, publish, write reviews or pay money in, and you can’t change your profile or your ways to sign in.',
  permissions: [
    'order.place',
    'deal.propose',
    'order.limit',
    'proposal.send',
    'project.post',
    'service.submit',
    'service.run',
    'deal.review',
    'payment.start',
    'account.change-profile',
    'account.change-password',
    'account.change-email',
    'account.second-factor',
    'account.link-provider',
  ],
}
