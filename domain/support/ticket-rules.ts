/** What a ticket is about. Whoever asks chooses it; the desk may correct it. */
export const ticketKinds = ['deal', 'payment', 'payout', 'account', 'verification', 'fault', 'other'] as const
export type TicketKind = (typeof ticketKinds)[number]

/** `answered` when staff wrote last, `waiting` when the person did; `closed` seven days after it was resolved. */
export const ticketStates = ['open', 'answered', 'waiting', 'resolved', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]

/** What may be linked to a ticket, chosen from one's own. */
export const linkedKinds = ['deal', 'order', 'payment', 'payout', 'service', 'project', 'team'] as const
export type LinkedKind = (typeof linkedKinds)[number]

export const ticketPriorities = ['normal', 'urgent'] as const
export type TicketPriority = (typeof ticketPriorities)[number]

/** Who wrote an entry of a ticket: notes never leave the desk, steps are what happened to it. */
export const entryVoices = ['person', 'staff', 'note', 'step'] as const
export type EntryVoice = (typeof entryVoices)[number]

export const ticketRatings = ['good', 'bad'] as const
export type TicketRating = (typeof ticketRatings)[number]

/** Money and the safety of an account are urgent by themselves. */
const urgentKinds: readonly TicketKind[] = ['payment', 'payout', 'account']
export const priorityOf = (kind: TicketKind): TicketPriority =>
  urgentKinds.includes(kind) ? 'urgent' : 'normal'

/** The steps that the person is shown; whatever else happens on the desk stays there. */
export const personSteps = ['resolved', 'reopened', 'closed', 'merged', 'joined'] as const
export type PersonStep = (typeof personSteps)[number]
export const isPersonStep = (step: string | null): step is PersonStep =>
  (personSteps as readonly (string | null)[]).includes(step)

/** A reply reopens it until then; later it begins a new one that names the old. */
export const CLOSED_AFTER_DAYS = 7
/** A visitor's question whose address nobody proved is forgotten. */
export const UNPROVED_DAYS = 7

/** What the forms count against while a person types. */
export const ticketLimits = {
  subject: { min: 3, max: 120 },
  body: { min: 10, max: 8_000 },
  reply: { min: 1, max: 8_000 },
  ratingWords: { min: 0, max: 1_000 },
}
