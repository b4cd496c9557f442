import {
  admins,
  clocks,
  either,
  guard,
  livingMembers,
  members,
  openlyKnown,
  owners,
  type Known,
} from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'account.ask-export': livingMembers,
  'account.ask-deletion': members('unverified', 'active', 'banned'),
  'account.cancel-deletion': either(owners('deleting'), admins),
  'deletions.read': admins,
  'account.run-deletion': openlyKnown(either(clocks, admins)),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
