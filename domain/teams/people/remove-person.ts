import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import { enterTeam } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { mayInTeam, refusalInTeam } from '../policy.ts'
import { findRole } from '../team-queries.ts'
import { endMembership } from './end-membership.ts'
import { expectNotOfAdministration } from './offered-by.ts'

/** Takes somebody out of a team: an owner anyone else, a manager members only. */
export async function removePerson(
  tx: Transaction,
  actor: MemberActor,
  { teamId, memberId }: { teamId: string; memberId: string },
): Promise<void> {
  authorise(actor, 'team.act')
  const { team, role } = await enterTeam(tx, actor, teamId, 'remove a member')
  if (memberId === actor.id) throw new Conflict('This is you: leave the team instead')
  const theirs = await findRole(tx.db, teamId, memberId)
  if (!theirs) throw new Conflict('They are not in the team any more')
  if (theirs === 'owner') throw new Forbidden('The owner can’t be removed')
  if (theirs === 'manager' && !mayInTeam(role, 'remove a manager'))
    throw new Forbidden(refusalInTeam(role, 'remove a manager'))
  if (memberId === team.offeredTo) await expectNotOfAdministration(tx, team, 'they stay in it')
  await endMembership(tx, team, { memberId, byId: actor.id, what: 'removed' })
}
