import { actOfInviting, mayInTeam } from '../policy.ts'
import { type InvitationState, type TeamRole, type TeamState, teamLimits } from '../team-rules.ts'

/** What is known of an invitation and of whoever looks at it. */
export type InvitationFacts = {
  state: InvitationState
  expiresAt: Date
  /** For whom it is; neither for a link. */
  memberId: string | null
  email: string | null
  answeredBy: string | null
  role: TeamRole
  /** What whoever made it is in the team now. */
  inviterRole: TeamRole | undefined
  basisPoints: number
  team: { state: TeamState; people: number; ownerShare: number }
  peopleMost: number
}
export type Looker = {
  id: string
  /** Their proved address: another proves nothing. */
  verifiedEmail: string | undefined
  isInTeam: boolean
  teams: number
}

/** Why an invitation can't be accepted; `open` when it can. */
export type Standing =
  | 'open'
  | 'dissolved'
  | 'taken-back'
  | 'declined'
  | 'used-by-you'
  | 'used'
  | 'wrong-person'
  | 'expired'
  | 'already-in'
  | 'suspended'
  | 'full'
  | 'share-gone'
  | 'too-many-teams'

/** The one judge of an invitation: the screen says by it what can be done, the operation refuses by it. */
export function standingOf(facts: InvitationFacts, looker: Looker | undefined, now: Date): Standing {
  const { state, team } = facts
  if (team.state === 'dissolved') return 'dissolved'
  if (state === 'taken-back') return 'taken-back'
  if (state === 'declined') return 'declined'
  if (state === 'accepted') return looker && looker.id === facts.answeredBy ? 'used-by-you' : 'used'
  // Who went, or has a lesser role, keeps no place for anybody, whatever link they made before.
  if (!mayInTeam(facts.inviterRole, actOfInviting(facts.role))) return 'taken-back'
  if (looker && !isFor(facts, looker)) return 'wrong-person'
  if (facts.expiresAt <= now) return 'expired'
  if (looker?.isInTeam) return 'already-in'
  if (team.state === 'suspended') return 'suspended'
  if (team.people >= facts.peopleMost) return 'full'
  if (team.ownerShare < facts.basisPoints) return 'share-gone'
  if (looker && looker.teams >= teamLimits.teamsOfAMember) return 'too-many-teams'
  return 'open'
}

/** Whether it is for them: by link it is for whoever comes first. */
export function isFor(
  { memberId, email }: Pick<InvitationFacts, 'memberId' | 'email'>,
  { id, verifiedEmail }: Pick<Looker, 'id' | 'verifiedEmail'>,
): boolean {
  if (memberId) return memberId === id
  return email === null || verifiedEmail?.toLowerCase() === email.toLowerCase()
}
