import { clocks, guard, livingMembers, members, otherStaff, staff, type Known } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. Whose conversation it is, is asked of its members. */
export const permissions = {
  'message.write': members('active'),
  'message.read': members('unverified', 'active', 'deleting'),
  /** In the room of a deal that both agreed to, so that it can be finished whatever became of an account: to read there, */
  'message.read-room': livingMembers,
  /** and to write while it is not over. */
  'message.write-room': members('active', 'banned', 'deleting'),
  /** What was said in the room of a deal, once it is before the marketplace's people. */
  'message.read-case': staff('finance'),
  /** A word to both sides of a dispute that is open. */
  'message.write-case': staff('finance'),
  'message.follow-deal': clocks,
  'message.count-answers': clocks,
  /** What was flagged or reported: nobody browses, and nobody decides about themselves. */
  'message.read-flags': staff('moderator'),
  'message.decide': otherStaff('moderator'),
  'message.read-warning': livingMembers,
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
