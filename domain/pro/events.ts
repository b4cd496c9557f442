import type { ProPlan } from './plan-rules.ts'

export type ProHappening =
  | 'trial-begun'
  | 'renewal-coming'
  | 'charged'
  | 'money-short'
  | 'plan-changed'
  | 'cancelled'
  | 'resumed'
  | 'given-back'
  | 'granted'
  | 'ended'

/** Something changed in a member's PRO, or is about to. */
export type ProHappened = {
  readonly kind: 'pro.happened'
  readonly memberId: string
  readonly what: ProHappening
  readonly plan: ProPlan
  /** The money that it is about: taken, to be taken, or given back. */
  readonly sumMinor: string
  /** Until when PRO is had, or from when it is charged. */
  readonly until: string
  /** How long its terms hold, days of grace among it; the version before did not say. */
  readonly holdsUntil?: string
  readonly reason: string
}

declare module '#platform/events/events.ts' {
  interface Events {
    pro: ProHappened
  }
}
