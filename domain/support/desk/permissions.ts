import { guard, otherStaff, saying, staff, type Known } from '#domain/permissions.ts'

const handlers = saying(otherStaff('support'), 'This ticket is your own: a colleague handles it')

/** Who may do what at the desk. Nobody reads what colleagues note about their own ticket, nor answers it. */
export const permissions = {
  'ticket.see-desk': staff('support'),
  'ticket.read': handlers,
  'ticket.answer': handlers,
  'ticket.note': handlers,
  'ticket.assign': handlers,
  'ticket.sort': handlers,
  'ticket.resolve': handlers,
  'ticket.reopen': handlers,
  'ticket.merge': handlers,
  'ticket.write-templates': staff('support'),
} as const

export const { authorise, may } = guard(permissions)
export type DeskPermission = Exclude<keyof typeof permissions, 'ticket.see-desk' | 'ticket.write-templates'>

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
