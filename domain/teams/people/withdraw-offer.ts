import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { enterTeam } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { record } from '../record.ts'
import { team as teamTable } from '../schema.server.ts'

/** The owner stays the owner. Taking back what is not offered changes nothing. */
export async function withdrawOffer(
  tx: Transaction,
  actor: MemberActor,
  { teamId }: { teamId: string },
): Promise<void> {
  authorise(actor, 'team.finish')
  const { team } = await enterTeam(tx, actor, teamId, 'hand the team over')
  if (!team.offeredTo) return
  await tx.db.update(teamTable).set({ offeredTo: null }).where(eq(teamTable.id, teamId))
  await record(tx, team, {
    what: 'offer-withdrawn',
    byId: actor.id,
    aboutId: team.offeredTo,
    tell: [team.offeredTo],
  })
}
