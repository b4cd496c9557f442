import { clocks, guard, otherStaff, owners, type Known } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'review.reply': owners('active'),
  'review.reveal': clocks,
  /** Never one that they wrote themselves. */
  'review.moderate': otherStaff('moderator'),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
