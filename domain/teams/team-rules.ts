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
  people: 30,
  teamsOfAMember: 10,
  name: { least: 3, most: 60 },
  headline: 120,
  about: 2_000,
  invitationDays: 7,
} as const
