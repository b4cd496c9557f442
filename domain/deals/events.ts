import type { LetterSecret } from '#platform/mail/letter-secret.ts'

/** Rooms that are open somewhere hear on it that something happened. */
export const DEALS_TOPIC = 'deals'

/** Something happened in a deal: the room is told at once, and letters follow. */
export type DealHappened = { kind: 'deal.happened'; dealId: string; number: number; what: string }

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

declare module '#platform/events/events.ts' {
  interface Events {
    deals: DealEventKinds
  }
}
