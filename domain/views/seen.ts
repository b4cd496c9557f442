/** One service before the eyes of one visitor: as a card among others, or its own page. */
export type Seen = {
  kind: 'impression' | 'view'
  serviceId: string
  /** Who it was, as the day knows them: hashed before it is written anywhere. */
  visitor: string
  /** Set for a member who is signed in. */
  memberId: string | null
  at: Date
}

/** The same, once it is known that the service is there, where it hangs, and that it is not the visitor's own. */
export type CountableSeen = Seen & { categoryId: string | null }

/** Days are those of UTC, as everywhere in the figures. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** A visitor counts once a day for each kind. */
export const keyOfSeen = ({ at, kind, serviceId, visitor }: Seen): string =>
  `${dayOf(at)} ${kind} ${serviceId} ${visitor}`
