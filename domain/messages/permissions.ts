import {
  admins,
  clocks,
  guard,
  livingMembers,
  members,
  otherAdmins,
  type Known,
} from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. Whose conversation it is, is asked of its members. */
export const permissions = {
  'message.write': members('active'),
  'message.read': members('unverified', 'active', 'deleting'),
  /** What was said in the room of a deal, once it is before the marketplace's people. */
  'message.read-case': admins,
  /** A word to both sides of a dispute that is open. */
  'message.write-case': admins,
  'message.follow-deal': clocks,
  'message.count-answers': clocks,
  /** What was flagged or reported: nobody browses, and nobody decides about themselves. */
  'message.read-flags': admins,
  'message.decide': otherAdmins,
  'message.read-warning': livingMembers,
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
