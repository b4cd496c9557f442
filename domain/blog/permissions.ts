import { admins, clocks, guard, type Known } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. What stands in the blog is the word of the marketplace. */
export const permissions = {
  'blog.write': admins,
  'blog.run-clocks': clocks,
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
