import type { MemberActor } from '#domain/actor.ts'
import { findDivisionInForce, findRole, findTeam } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'

/** A team is two people at least. */
const PEOPLE_LEAST = 2

/** Owner and managers offer in the name of a team that is active and has somebody to share with. */
export async function expectMaySellFor(tx: Transaction, actor: MemberActor, teamId: string): Promise<void> {
  const role = await findRole(tx.db, teamId, actor.id)
  if (role !== 'owner' && role !== 'manager')
    throw new Forbidden('Only the owner and the managers of a team offer in its name')
  const team = await findTeam(tx.db, teamId)
  if (team?.state !== 'active') throw new Conflict(`${team?.name ?? 'This team'} can’t take new work now`)
  const { shares } = await findDivisionInForce(tx.db, teamId)
  if (shares.length < PEOPLE_LEAST)
    throw new Conflict(`${team.name} has nobody but you yet: invite somebody first`)
}
