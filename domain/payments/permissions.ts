import {
  admins,
  either,
  guard,
  livingOwners,
  members,
  operators,
  otherAdmins,
  saying,
  type Known,
} from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'payment.start': members('active'),
  'payments.refund': either(livingOwners, otherAdmins, operators),
  'payments.read': admins,
  'chargebacks.read': admins,
  'chargebacks.decide': saying(
    either(otherAdmins, operators),
    'Nobody decides about their own chargeback: another administrator does',
  ),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
