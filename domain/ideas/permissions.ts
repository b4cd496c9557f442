import {
  admins,
  clocks,
  guard,
  members,
  otherStaff,
  owners,
  saying,
  type Known,
} from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'idea.propose': members('active'),
  'idea.edit': owners('active'),
  'idea.withdraw': owners('active'),
  'idea.vote': members('active'),
  'idea.follow': members('active'),
  'idea.comment': members('active'),
  'idea.edit-comment': owners('active'),
  /** Speaking for the marketplace: answers, states, joining, what came of it. */
  'idea.manage': admins,
  'idea.order-dictionary': admins,
  'idea.moderate': saying(
    otherStaff('moderator'),
    'Nobody decides about what is theirs: somebody else of staff does',
  ),
  'idea.keep-figures': clocks,
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
