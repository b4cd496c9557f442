/** A member's works have changed. */
export type WorksChanged = { kind: 'works.changed'; memberId: string }
