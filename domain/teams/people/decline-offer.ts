import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { enterTeam } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { record } from '../record.ts'
import { team as teamTable } from '../schema.server.ts'

/** Does not want to own the team that is offered. */
export async function declineOffer(
  tx: Transaction,
  actor: MemberActor,
  { teamId }: { teamId: string },
): Promise<void> {
  authorise(actor, 'team.finish')
  const { team } = await enterTeam(tx, actor, teamId, 'take the team over')
  if (team.offeredTo !== actor.id) throw new Conflict('The team is not offered to you any more')
  await tx.db.update(teamTable).set({ offeredTo: null }).where(eq(teamTable.id, teamId))
  await record(tx, team, { what: 'offer-declined', byId: actor.id, aboutId: actor.id, tell: [team.ownerId] })
}
