import type { NotificationKind } from '#domain/accounts/members/notification-channels.ts'

/** A notification before it has its number. */
export type NewNotification = {
  memberId: string
  kind: NotificationKind
  thing: string
  title: string
  line: string
  link: string
  who: string
  byId: string | null
  sum: string
  at: Date
  mailDueAt: Date | null
  mailedAt: Date | null
  /** Whether it goes to the member's browsers as a push, too. */
  isPushed: boolean
}

/** What has lost its cause: a member's notifications about a thing, or those that lead to these places. */
export type Settled = { memberId: string } & ({ thing: string } | { links: readonly string[] })

/** What a transaction says to members, gathered until its end. */
export type Pending = { added: NewNotification[]; settled: Settled[] }
