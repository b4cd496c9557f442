import type { FileRules } from '#app/ui/inputs/file-drop/file-rules.ts'
import type { TicketRating, TicketState } from '#domain/support/ticket-rules.ts'

export type FileView = { id: string; name: string; to: string; size: string }

export type EntryView = {
  number: number
  voice: 'person' | 'staff' | 'step'
  name: string
  avatar: string | null
  /** As a day and a time of whoever reads. */
  day: string
  time: string
  /** What was said, or what happened. */
  text: string
  link: { to: string; label: string } | null
  files: FileView[]
}

/** The clock of the first answer, drawn as a ruler. */
export type ClockView = { at: number; left: string; start: string; end: string; late: boolean; label: string }

/** A ticket as the person reads it, with what they may do. */
export type TicketView = {
  number: number
  subject: string
  state: TicketState
  about: { label: string; title: string; to: string } | null
  follows: { number: number; to: string } | null
  mergedInto: { number: number; to: string } | null
  /** Where it stands, and what follows, in a sentence each. */
  standing: { title: string; text: string }
  clock: ClockView | null
  answeredAfter: string | null
  isUnread: boolean
  entries: EntryView[]
  earlier: string | null
  may: { write: boolean; resolve: boolean; reopen: boolean; rate: boolean }
  rating: TicketRating | null
  ratingWords: string
  clientId: string
  /** None where no files are taken. */
  files: FileRules | null
}

/** What the forms of a ticket ask for, wherever it is shown. */
export type TicketIntentName = 'reply' | 'resolve' | 'reopen' | 'rate' | 'seen'
