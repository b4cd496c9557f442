import { guard, members, otherStaff, saying, staff, type Known } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  // Who is banned or leaves takes along what is theirs, and may have to show who they are for it.
  'identity.send': members('active', 'banned', 'deleting'),
  'identity.read-queue': staff('finance'),
  'identity.decide': saying(
    otherStaff('finance'),
    'Nobody decides on an identity check of their own: a colleague does',
  ),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
