import type { MemberActor } from '#domain/actor.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { expectLiving, lockTeam } from '../lock-team.ts'
import { endMembership } from '../people/end-membership.ts'
import { authorise } from '../permissions.ts'
import { findRole } from '../team-queries.ts'

/** An administrator takes somebody out of a team; an owner hands it over first. */
export async function expelPerson(
  tx: Transaction,
  actor: MemberActor,
  { teamId, memberId, reason }: { teamId: string; memberId: string; reason: string },
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'team.administer')
  const team = await lockTeam(tx, teamId)
  expectLiving(team)
  const role = await findRole(tx.db, teamId, memberId)
  if (!role) throw new Conflict('They are not in the team any more')
  if (role === 'owner') throw new Conflict('They own the team: hand it over to somebody else first')
  await recordSecurityEvent(tx, {
    kind: 'team.person-removed',
    actor,
    memberId,
    origin,
    details: { team: team.name, teamId, reason, before: { role }, after: { role: null } },
  })
  await endMembership(tx, team, { memberId, byId: null, what: 'removed', reason })
}
