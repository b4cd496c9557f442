/** Why something matches a brief: facts that were compared, from which its line is made and by which it can be checked. */
export type MatchReason = {
  /** Words of the need that it has, and where the first of them stands. */
  words: { word: string; in: 'title' | 'labels' | 'text' }[]
  /** How near it is in meaning, in hundredths; null where meaning was not asked. */
  closeness: number | null
  /** Its price against what the brief names, or else against what is usual. */
  price: { fromMinor: number; standing: 'below' | 'within' | 'above' } | null
  days: { days: number; standing: 'within' | 'over' } | null
  /** Skills that the brief asks for and they have. */
  skills: string[]
  /** From its record; null while there is nothing to count. */
  onTimeBasisPoints: number | null
  completedCount: number
  rating: { mean: number; count: number } | null
}

export type ServiceMatch = { serviceId: string; ownerId: string; score: number; reason: MatchReason }
/** What leads to somebody is a service of theirs, or what they say of themselves. */
export type PersonMatch = { memberId: string; serviceId: string | null; score: number; reason: MatchReason }
export type TeamMatch = { teamId: string; serviceId: string | null; score: number; reason: MatchReason }
