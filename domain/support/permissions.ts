import { clocks, guard, livingMembers, people, type Known } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. Whose a ticket is, is asked of itself: its member, or whoever has its link. */
export const permissions = {
  'ticket.open': people,
  'ticket.follow': people,
  'ticket.list-own': livingMembers,
  'ticket.close': clocks,
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
