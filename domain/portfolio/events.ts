/** A member's works have changed. */
export type WorksChanged = { kind: 'works.changed'; memberId: string }

/** What is lent to a team has changed. */
export type WorksLent = { kind: 'works.lent'; teamId: string }

declare module '#platform/events/events.ts' {
  interface Events {
    portfolio: WorksChanged | WorksLent
  }
}
