import { and, eq, isNull } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { enterTeam } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { record } from '../record.ts'
import { teamMember } from '../schema.server.ts'

/** What somebody does in the team, in a few words of their own. */
export async function describeCraft(
  tx: Transaction,
  actor: MemberActor,
  { teamId, craft }: { teamId: string; craft: string },
): Promise<void> {
  authorise(actor, 'team.act')
  const { team } = await enterTeam(tx, actor, teamId, 'agree on shares')
  await tx.db
    .update(teamMember)
    .set({ craft })
    .where(and(eq(teamMember.teamId, teamId), eq(teamMember.memberId, actor.id), isNull(teamMember.leftAt)))
  await record(tx, team, { what: 'described', byId: actor.id, tell: [] })
}
