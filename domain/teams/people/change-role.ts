import { and, eq, isNull } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { takeBackUnbacked } from '../invitations/take-back-unbacked.ts'
import { enterTeam } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { record } from '../record.ts'
import { teamMember } from '../schema.server.ts'
import { findRole } from '../team-queries.ts'

/** Makes somebody a manager or a member. Owners change by handing over. */
export async function changeTeamRole(
  tx: Transaction,
  actor: MemberActor,
  { teamId, memberId, role }: { teamId: string; memberId: string; role: 'manager' | 'member' },
): Promise<void> {
  authorise(actor, 'team.act')
  const { team } = await enterTeam(tx, actor, teamId, 'give roles')
  const before = await findRole(tx.db, teamId, memberId)
  if (!before) throw new Conflict('They are not in the team any more')
  if (before === 'owner') throw new Conflict('You own the team: hand it over to be something else in it')
  if (before === role) return
  await tx.db
    .update(teamMember)
    .set({ role })
    .where(and(eq(teamMember.teamId, teamId), eq(teamMember.memberId, memberId), isNull(teamMember.leftAt)))
  await takeBackUnbacked(tx, team, { memberId, byId: actor.id })
  await record(tx, team, { what: 'role-changed', byId: actor.id, aboutId: memberId, words: role })
}
