import { clocks, guard, members, staff, type Known } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'deal.propose': members('active'),
  'deal.act': members('active', 'banned', 'deleting'),
  'deal.pay': members('active', 'banned', 'deleting'),
  'deal.review': members('active'),
  'deal.run-clock': clocks,
  'disputes.decide': staff('finance'),
  'disputes.read': staff('finance'),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
