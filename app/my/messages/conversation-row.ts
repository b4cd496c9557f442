import type { DealStanding } from '#app/shared/deals/deal-standing.ts'

/** A conversation of the list, or something that a search found, in words already. */
export type ConversationRow = {
  key: string
  to: string
  id: string
  name: string
  avatar: string | null
  isOnline: boolean
  when: string
  words: string
  /** Whose words they are, where that is not plain: 'You:', or who of a team; a draft; or a file. */
  lead: string | null
  /** What it is about; a deal with how it stands. */
  of: string | null
  standing: Pick<DealStanding, 'part' | 'isBad'> | null
  unread: number
  isPinned: boolean
  /** Until when, in words. */
  muted: string | null
  /** The words that were looked for. */
  marks: string[]
  /** What kind of thing was found. */
  group: 'People' | 'Messages' | null
}
