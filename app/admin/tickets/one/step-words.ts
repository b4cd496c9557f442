import type { DeskEntry } from '#domain/support/index.ts'
import type { TicketKind, TicketPriority } from '#domain/support/ticket-rules.ts'
import { kindWords, priorityWords } from '../desk-words.ts'

/** What happened to a ticket, in words. */
export function stepWords(
  { step, details }: Pick<DeskEntry, 'step' | 'details'>,
  nameOf: (id: unknown) => string,
): string {
  const { from, to, into } = details ?? {}
  switch (step) {
    case 'assigned':
      return to ? `Assigned to ${nameOf(to)}` : 'Nobody handles it any more'
    case 'kind':
      return `Is now about: ${kindWords[to as TicketKind] ?? to}`
    case 'priority':
      return `Priority: ${priorityWords[to as TicketPriority] ?? to}`
    case 'merged':
      return `Goes on as ticket ${into}`
    case 'merged-here':
      return `Ticket ${from} goes on here`
    case 'resolved':
      return 'Resolved'
    case 'reopened':
      return 'Open again'
    case 'closed':
      return 'Closed'
    case 'joined':
      return 'Joined their account'
    case 'rated':
      return 'Rated the help'
    default:
      return 'Something was changed'
  }
}

type Entry = Pick<DeskEntry, 'voice' | 'step' | 'authorId'>

/** Who wrote or did it: a visitor has no account to be named by, and all that happens by itself is that time closes a ticket. */
export function writerOf(
  { voice, step, authorId }: Entry,
  asker: { name: string },
  nameOf: (id: unknown) => string,
): string {
  if (authorId) return nameOf(authorId)
  const isTheirs = voice === 'person' || (voice === 'step' && step !== 'closed')
  return isTheirs ? asker.name : 'The clock'
}
