import type { LetterSecret } from '#platform/mail/letter-secret.ts'

/** Something happened in a deal: those who look at it are told at once, and letters follow. */
export type DealHappened = {
  kind: 'deal.happened'
  dealId: string
  number: number
  what: string
  /** Whose pages are told; nobody's where it happened long ago. */
  partyIds: string[]
  isDisputed: boolean
  /** Who did it: whatever they were told about the deal before, they have seen. */
  byId: string | null
  /** Where notifications lead to that have lost their cause by it. */
  answered: string[]
}

/** A time was set at which something happens by itself. */
export type DealClockSet = { kind: 'deal.clock-set'; runsAt: string }

/** A deal came to its end, or a milestone of it did: figures of people and services follow. */
export type DealEnded = {
  kind: 'deal.moved'
  dealId: string
  from: string
  to: string
  buyerId: string | null
  sellerId: string | null
  teamId: string | null
  serviceId: string | null
}

/** Somebody without an account here, or not known to have one, is asked to take a side. */
export type DealInvited = {
  kind: 'deal.invited'
  dealId: string
  email: string
  title: string
  /** Who asks. */
  from: string
  key: LetterSecret
}

export type DealEventKinds = DealHappened | DealClockSet | DealEnded | DealInvited

/** There is something new in the room of a deal. */
declare module '#platform/realtime/live-events.ts' {
  interface LiveEvents {
    deal: { kind: 'deal'; dealId: string }
  }
}

declare module '#platform/events/events.ts' {
  interface Events {
    deals: DealEventKinds
  }
}
