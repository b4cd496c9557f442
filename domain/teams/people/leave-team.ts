import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { enterTeam } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { endMembership } from './end-membership.ts'

/** Goes, with all that was earned. An owner hands the team over first. */
export async function leaveTeam(
  tx: Transaction,
  actor: MemberActor,
  { teamId }: { teamId: string },
): Promise<void> {
  authorise(actor, 'team.finish')
  const { team } = await enterTeam(tx, actor, teamId, 'leave')
  await endMembership(tx, team, { memberId: actor.id, byId: actor.id, what: 'left' })
}
