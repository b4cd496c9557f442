import { either, guard, members, operators, otherStaff, staff, type Known } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'service.write': members('unverified', 'active'),
  'service.submit': members('active'),
  'service.run': members('active'),
  'services.read': staff('moderator'),
  'services.moderate': either(otherStaff('moderator'), operators),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
