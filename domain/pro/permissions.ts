import {
  clocks,
  either,
  guard,
  members,
  otherAdmins,
  owners,
  saying,
  type Known,
} from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'pro.begin': members('active'),
  // Also when a payment that they made has come.
  'pro.pay': either(owners('active'), clocks),
  // Who is banned or leaves can still stop paying, and take back what they did not use.
  'pro.stop': members('active', 'banned', 'deleting'),
  'pro.settle': clocks,
  'pro.grant': saying(otherAdmins, 'Nobody grants PRO to themselves: another administrator does'),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
