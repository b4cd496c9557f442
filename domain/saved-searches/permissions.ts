import { anyone, clocks, guard, members, type Known } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'search.save': members('unverified', 'active'),
  'search.stop-alerts': anyone,
  'search.tell-news': clocks,
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
