export const conversationKinds = ['direct', 'project', 'deal', 'team'] as const
export type ConversationKind = (typeof conversationKinds)[number]

export const messageKinds = ['text', 'offer', 'step'] as const
/** Whose voice it is: a person's own, the words they left for the time they are away, or an administrator's in a dispute. */
export const voices = ['person', 'absence', 'administrator'] as const

export const aboutKinds = ['service', 'work', 'project', 'member'] as const
export type AboutKind = (typeof aboutKinds)[number]
/** A thing of this marketplace that a message is about. */
export type About = { kind: AboutKind; id: string }

/** What a reader is warned of. */
export const careKinds = ['payment', 'contacts', 'password'] as const
export type Care = (typeof careKinds)[number]

export const flagKinds = [...careKinds, 'prohibited', 'same-text', 'report'] as const
export type FlagKind = (typeof flagKinds)[number]

export const messageLimits = {
  text: 5_000,
  files: 10,
  /** More blank lines than this say nothing. */
  blankLines: 2,
  draft: 5_000,
  query: 100,
  quickReplies: 20,
  quickReply: 1_000,
  absenceWords: 500,
  absenceDays: 180,
}

/** For so long a message can be changed or taken back. */
export const CHANGE_MINUTES = 15

export const canStillChange = (writtenAt: Date, now: Date): boolean =>
  now.getTime() - writtenAt.getTime() < CHANGE_MINUTES * 60_000

/** How long a conversation can be silent, in hours. */
export const muteHours = { 'an hour': 1, 'a day': 24, 'a week': 168, 'a year': 8_760 } as const
export type MuteFor = keyof typeof muteHours

export const FILTERS = ['all', 'unread', 'deals', 'archived'] as const
export type ConversationFilter = (typeof FILTERS)[number]

/** What stands in place of the words that were typed, and of the box to type them. */
export const PROPOSAL_OVER = 'This proposal is over: nothing more can be written here'
