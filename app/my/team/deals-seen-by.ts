import type { MemberEdge } from '#app/edge.ts'
import { mayInTeam, type OwnTeam } from '#domain/teams/index.ts'

/** The owner and managers see every deal of the team, a member those that they work on. */
export const dealsSeenBy = ({ actor }: Pick<MemberEdge, 'actor'>, { team, role }: OwnTeam) => ({
  teamId: team.id,
  workerId: mayInTeam(role, 'act in every deal') ? undefined : actor.id,
})
