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
