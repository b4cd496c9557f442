/** Something that others see of a service has changed, or it has come or gone. */
export type ServiceChanged = {
  kind: 'service.changed'
  serviceId: string
  sellerId: string
  /** The teams in whose name it is offered, or was. */
  teamIds: string[]
  /** The categories, from the top down, whose lists have to change: where it was, and where it is now. Empty when no list does. */
  categoryIds: string[]
}

type Decided = { sellerId: string; title: string; slug: string; note: string }

/** A moderator has looked at it: it was found good, is to be changed first, or is out of sight until it is. */
export type ServiceDecided =
  | ({ kind: 'service.approved' } & Decided)
  | ({ kind: 'service.rejected'; reasons: string[] } & Decided)
  /** `caseNumber`: of the reports that led to it, whose own e-mail says all of this. */
  | ({ kind: 'service.taken-down'; reasons: string[]; caseNumber: number | null } & Decided)

declare module '#platform/events/events.ts' {
  interface Events {
    catalogue: ServiceChanged | ServiceDecided
  }
}
