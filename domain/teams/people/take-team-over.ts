import { and, eq, isNull } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { takeBackUnbacked } from '../invitations/take-back-unbacked.ts'
import { enterTeam, expectNotSuspended, expectOwnsNone, lockTeamsOf } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { record } from '../record.ts'
import { team as teamTable, teamMember } from '../schema.server.ts'
import type { TeamRole } from '../team-rules.ts'
import { isOfferedByAdministration } from './offered-by.ts'

/** Accepts a team that is offered: its owner before becomes a manager. Shares stay as they are; cents left over are the new owner's. */
export async function takeTeamOver(
  tx: Transaction,
  actor: MemberActor,
  { teamId }: { teamId: string },
): Promise<void> {
  authorise(actor, 'team.act')
  const { team } = await enterTeam(tx, actor, teamId, 'take the team over')
  if (team.offeredTo !== actor.id) throw new Conflict('The team is not offered to you any more')
  if (!(await isOfferedByAdministration(tx.db, team))) expectNotSuspended(team)
  await lockTeamsOf(tx, actor.id)
  await expectOwnsNone(tx, actor.id)
  await tx.db.update(teamTable).set({ ownerId: actor.id, offeredTo: null }).where(eq(teamTable.id, teamId))
  await giveRole(tx, teamId, team.ownerId, 'manager')
  await giveRole(tx, teamId, actor.id, 'owner')
  await takeBackUnbacked(tx, team, { memberId: team.ownerId, byId: actor.id })
  await record(tx, team, { what: 'handed-over', byId: actor.id, aboutId: actor.id })
}

async function giveRole(tx: Transaction, teamId: string, memberId: string, role: TeamRole): Promise<void> {
  await tx.db
    .update(teamMember)
    .set({ role })
    .where(and(eq(teamMember.teamId, teamId), eq(teamMember.memberId, memberId), isNull(teamMember.leftAt)))
}
