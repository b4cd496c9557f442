/** Words for the states of a member. */
export const stateWords = {
  active: 'Active',
  unverified: 'Unverified',
  banned: 'Banned',
  deleting: 'Being deleted',
  deleted: 'Deleted',
} as const

export type MemberStateName = keyof typeof stateWords
