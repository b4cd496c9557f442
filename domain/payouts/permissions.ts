import { admins, guard, members, otherAdmins, saying, type Known } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  // Who is banned or leaves takes along what is theirs.
  'payout.change-method': members('active', 'banned', 'deleting'),
  'payout.ask': members('active', 'banned', 'deleting'),
  'payouts.read': admins,
  'payouts.decide': saying(
    otherAdmins,
    'Nobody decides on a payout of their own: another administrator does',
  ),
  'payouts.make-batch': admins,
  'payouts.move-batch': admins,
  'payouts.take-file': admins,
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
