import { admins, guard, livingMembers, type Known } from '#domain/permissions.ts'

/** Who may do what in this area: what hangs on every page is an administrator's word, and whoever sees it may close it. */
export const permissions = {
  'banner.read': admins,
  'banner.change': admins,
  'banner.close': livingMembers,
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
