import { guard, members, otherStaff, saying, staff, type Known } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  // Who is banned or leaves takes along what is theirs.
  'payout.change-method': members('active', 'banned', 'deleting'),
  'payout.ask': members('active', 'banned', 'deleting'),
  'payouts.read': staff('finance'),
  'payouts.decide': saying(
    otherStaff('finance'),
    'Nobody decides on a payout of their own: a colleague does',
  ),
  'payouts.make-batch': staff('finance'),
  'payouts.move-batch': staff('finance'),
  'payouts.take-file': staff('finance'),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
