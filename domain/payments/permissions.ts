import {
  either,
  guard,
  livingOwners,
  members,
  operators,
  otherStaff,
  saying,
  staff,
  type Known,
} from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'payment.start': members('active'),
  'payments.refund': either(livingOwners, otherStaff('finance'), operators),
  /** Beside it, what two have to agree on. */
  'payments.decide-refund': saying(
    otherStaff('finance'),
    'Nobody decides about a refund of their own: a colleague does',
  ),
  'payments.read': staff('finance'),
  'chargebacks.read': staff('finance'),
  'chargebacks.decide': saying(
    either(otherStaff('finance'), operators),
    'Nobody decides about their own chargeback: a colleague does',
  ),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
