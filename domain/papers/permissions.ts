import { guard, staff, type Known } from '#domain/permissions.ts'

/** Who may do what in this area. Whose paper it is, is asked of the paper. */
export const permissions = {
  'papers.read': staff('finance'),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
