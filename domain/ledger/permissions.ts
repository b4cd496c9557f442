import { clocks, either, guard, operators, staff, type Known } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'ledger.verify': either(staff('finance'), operators, clocks),
  'ledger.read': staff('finance'),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
