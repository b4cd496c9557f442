import { guard, otherStaff, saying, staff, type Known } from '#domain/permissions.ts'

const OWN = 'Nobody gives to themselves or takes from themselves: a colleague does'

/** Who may do what in this area: every operation of it asks here. That two different people agree is asked besides. */
export const permissions = {
  'corrections.read': staff('finance'),
  'correction.propose': saying(otherStaff('finance'), OWN),
  'correction.decide': saying(otherStaff('finance'), OWN),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
