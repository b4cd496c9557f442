import { guard, staff, type Known } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. Views are one's own because nothing else is looked for. */
export const permissions = {
  'view.keep': staff('moderator', 'support', 'finance'),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
