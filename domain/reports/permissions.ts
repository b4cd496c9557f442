import {
  clocks,
  either,
  guard,
  livingReaders,
  members,
  otherStaff,
  people,
  saying,
  staff,
  visitors,
  type Known,
} from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'report.send': members('unverified', 'active', 'deleting'),
  /** By an address that has to be proved, whoever types it. */
  'report.send-by-address': either(visitors, members('unverified', 'active', 'deleting')),
  /** Whoever has the link from the e-mail. */
  'report.prove': people,
  'report.read-own': livingReaders,
  'report.read': staff('moderator'),
  /** Who reported it, and in which words. */
  'report.read-case': saying(
    otherStaff('moderator'),
    'This is about you or something of yours: a colleague looks at it, and who reported it is not told to you',
  ),
  'report.decide': saying(
    otherStaff('moderator'),
    'Nobody decides about what is theirs or what they reported: somebody else of staff does',
  ),
  'report.return': clocks,
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
