import type { TeamRole } from './team-rules.ts'

/** What is done in a team, and by whom. A screen shows the button by the same row that the operation refuses by. */
const ACTS = {
  'edit the page': ['owner', 'manager'],
  'run its services': ['owner', 'manager'],
  'act in every deal': ['owner', 'manager'],
  invite: ['owner', 'manager'],
  'invite a manager': ['owner'],
  'remove a member': ['owner', 'manager'],
  'remove a manager': ['owner'],
  'divide the shares': ['owner'],
  'give roles': ['owner'],
  'hand the team over': ['owner'],
  'dissolve the team': ['owner'],
  'agree on shares': ['owner', 'manager', 'member'],
  'take the team over': ['manager', 'member'],
  leave: ['manager', 'member'],
} as const satisfies Record<string, readonly TeamRole[]>

export type TeamAct = keyof typeof ACTS

export const mayInTeam = (role: TeamRole | undefined, act: TeamAct): boolean =>
  role !== undefined && (ACTS[act] as readonly TeamRole[]).includes(role)

/** What it takes to keep a place of this role for somebody. */
export const actOfInviting = (role: TeamRole): TeamAct => (role === 'manager' ? 'invite a manager' : 'invite')

/** Why somebody of this role may not. */
export function refusalInTeam(role: TeamRole | undefined, act: TeamAct): string {
  if (!role) return 'You are not in this team'
  if (act === 'leave') return 'An owner can’t leave: hand the team over first, or dissolve it'
  return mayInTeam('manager', act)
    ? 'Only the owner and managers of the team can do this'
    : 'Only the owner of the team can do this'
}
