import { admins, guard, livingMembers, members, type Known } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. What somebody is in a team is asked of `policy.ts` besides. */
export const permissions = {
  'team.start': members('active'),
  'team.join': members('active'),
  'team.decline': livingMembers,
  'team.act': members('active'),
  // Who is banned or leaves brings to an end what they are part of: others wait for their answer.
  'team.finish': members('active', 'banned', 'deleting'),
  'team.administer': admins,
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
