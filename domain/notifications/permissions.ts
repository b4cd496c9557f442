import { anyone, guard, type Known, livingMembers } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'notifications.read': livingMembers,
  'notifications.choose': livingMembers,
  // Whoever holds the link of a letter.
  'notifications.stop-letters': anyone,
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
