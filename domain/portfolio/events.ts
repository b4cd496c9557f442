/** A member's works have changed. */
export type WorksChanged = { kind: 'works.changed'; memberId: string }

declare module '#platform/events/events.ts' {
  interface Events {
    portfolio: WorksChanged
  }
}
