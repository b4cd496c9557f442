import {
  guard,
  livingMembers,
  livingReaders,
  otherStaff,
  saying,
  staff,
  type Known,
} from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. What an appeal lifts asks for its own permission besides. */
export const permissions = {
  'appeal.send': livingMembers,
  'appeal.read-own': livingReaders,
  'appeal.read': staff('moderator'),
  'appeal.decide': saying(
    otherStaff('moderator'),
    'Nobody decides their own appeal: somebody else of staff does',
  ),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
