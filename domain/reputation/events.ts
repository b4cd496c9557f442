/** A member, or a team, stands higher or lower as a seller than before. */
export type LevelChanged = { kind: 'level.changed'; memberId: string }

declare module '#platform/events/events.ts' {
  interface Events {
    reputation: LevelChanged
  }
}
