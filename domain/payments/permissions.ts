import {
  clocks,
  either,
  guard,
  members,
  operators,
  otherAdmins,
  saying,
  type Known,
} from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'payment.start': members('active'),
  'payments.refund': saying(
    either(otherAdmins, operators, clocks),
    'Nobody gives back their own payment: another administrator does',
  ),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
