/** Something that others see of a member has changed: a name, a picture, a state. */
export type MemberChanged = { kind: 'member.changed'; memberId: string }
