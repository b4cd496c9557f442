import type { NotificationKind } from '#domain/accounts/members/notification-channels.ts'

/** What members have to read became more or less. */
export type NotificationsChanged = { kind: 'notifications.changed'; memberIds: string[] }

/** At that time a letter gathers what waits for company. */
export type LetterPlanned = { kind: 'notifications.letter-planned'; memberId: string; at: string }

/** One thing that happened, as it stands in a letter of several. */
export type SummaryThing = { title: string; lines: string[]; link: string }

/** What waited for company goes out in one letter. */
export type SummaryDue = {
  kind: 'notifications.summary-due'
  memberId: string
  things: SummaryThing[]
  /** How many there are in all of them. */
  count: number
  /** The kinds it is about: one click in the letter turns these off. */
  kinds: NotificationKind[]
}

/** A push message is written down and goes out then. */
export type PushQueued = { kind: 'push.queued'; pushId: string; at: string | null }

/** A member wants to see whether a browser of theirs is reached. */
export type PushTestAsked = { kind: 'push.test-asked'; subscriptionId: string }

/** How many wait to be read has changed, and where they are. */
declare module '#platform/realtime/live-events.ts' {
  interface LiveEvents {
    notifications: { kind: 'notifications' }
  }
}

declare module '#platform/events/events.ts' {
  interface Events {
    notifications: NotificationsChanged | LetterPlanned | SummaryDue | PushQueued | PushTestAsked
  }
}
