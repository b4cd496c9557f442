/** Something that others see of a member has changed: a name, a picture, a state. */
export type MemberChanged = { kind: 'member.changed'; memberId: string }

declare module '#platform/events/events.ts' {
  interface Events {
    accounts: MemberChanged
  }
}
