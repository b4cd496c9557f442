import { clocks, guard, livingMembers, members, people, staff, type Known } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'cart.change': people,
  'cart.join': livingMembers,
  'order.place': members('active'),
  'order.give-up': livingMembers,
  'order.limit': members('active'),
  'order.finish': clocks,
  'orders.read': staff('finance'),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
