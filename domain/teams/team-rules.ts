/** What somebody is in a team. */
export const teamRoles = ['owner', 'manager', 'member'] as const
export type TeamRole = (typeof teamRoles)[number]

export const teamStates = ['active', 'suspended', 'dissolved'] as const
export type TeamState = (typeof teamStates)[number]

/** A division stands between its proposal and the next one: exactly one of a team is in force. */
export const divisionStates = ['waiting', 'in-force', 'past', 'refused', 'withdrawn'] as const
export type DivisionState = (typeof divisionStates)[number]

export const invitationStates = ['open', 'accepted', 'declined', 'taken-back'] as const
export type InvitationState = (typeof invitationStates)[number]

/** Shares are hundredths of a percent. */
export const WHOLE = 10_000

export const teamLimits = {
  /** From two on a team can sell; before that it is being formed. */
  formed: 2,
  teamsOfAMember: 10,
  /** What the setting of how many people a team has can be at most. */
  people: 500,
  name: { min: 3, max: 60 },
  slug: { min: 3, max: 60 },
  headline: { max: 120 },
  about: { max: 2_000 },
  craft: { max: 80 },
  reason: { min: 3, max: 500 },
  /** Letters to strangers are asked for by people: a team writes this many a day at most. */
  invitationsADay: 30,
  /** An invitation is sent again this many minutes after the last time at the earliest. */
  minutesBetweenSends: 10,
  /** And so many times a day at most. */
  sendsADay: 5,
} as const

/** Whether what was typed to invite somebody is meant as an address; a username may have an @ before it. */
export const isAddress = (typed: string): boolean => /^[^@\s]+@[^@\s]+$/.test(typed)

/** A share as people type it: '37.5', '37,5 %'. Nothing where it is no percentage of a whole. */
export function readPercent(typed: string): number | undefined {
  const found = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed.trim().replace(/\s*%$/, ''))
  const points = found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : WHOLE + 1
  return points <= WHOLE ? points : undefined
}

/** A share as people read it: 37.5 % of ten thousand parts. */
export const percentOf = (basisPoints: number): string =>
  `${(basisPoints / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })} %`
