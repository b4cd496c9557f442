import {
  admins,
  clocks,
  either,
  guard,
  livingMembers,
  members,
  operators,
  otherStaff,
  staff,
  type Known,
} from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'project.write': members('unverified', 'active'),
  'project.post': members('active'),
  'project.close': members('active', 'banned', 'deleting'),
  'project.read-proposals': livingMembers,
  'project.run-clock': clocks,
  'proposal.send': members('active'),
  'proposal.withdraw': members('active', 'banned', 'deleting'),
  /** What was offered in private, and its files. */
  'proposals.read': admins,
  'projects.read': staff('moderator'),
  'projects.moderate': either(otherStaff('moderator'), operators),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
