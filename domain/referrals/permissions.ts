import { guard, type Known, otherStaff, saying, staff } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'referral.read-queue': staff('finance'),
  'referral.decide': saying(
    otherStaff('finance'),
    'Nobody decides on rewards of their own: a colleague does',
  ),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
