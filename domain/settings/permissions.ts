import { admins, either, guard, openlyKnown, operators, saying, type Known } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'settings.change': saying(openlyKnown(either(admins, operators)), 'Only administrators change settings'),
  'integrations.read': admins,
  'integrations.test': admins,
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
