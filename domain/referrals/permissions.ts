import { admins, guard, type Known, otherAdmins, saying } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'referral.read-queue': admins,
  'referral.decide': saying(
    otherAdmins,
    'Nobody decides on rewards of their own: another administrator does',
  ),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
