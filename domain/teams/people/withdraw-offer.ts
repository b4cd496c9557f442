import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { enterTeam } from '../lock-team.ts'
import { expectNotOfAdministration } from './offered-by.ts'
import { authorise } from '../permissions.ts'
import { record } from '../record.ts'
import { team as teamTable } from '../schema.server.ts'
import type { Team } from '../team-queries.ts'

/** The owner stays the owner. Taking back what is not offered changes nothing; what an administrator offered is not theirs to take back. */
export async function withdrawOffer(
  tx: Transaction,
  actor: MemberActor,
  { teamId }: { teamId: string },
): Promise<void> {
  authorise(actor, 'team.finish')
  const { team } = await enterTeam(tx, actor, teamId, 'hand the team over')
  await expectNotOfAdministration(tx, team, 'only an administrator can take it back')
  if (team.offeredTo) await endOffer(tx, team, { offeredTo: team.offeredTo, byId: actor.id })
}

export async function endOffer(
  tx: Transaction,
  team: Team,
  {
    offeredTo,
    byId,
    reason,
    tell = [offeredTo],
  }: { offeredTo: string; byId: string | null; reason?: string; tell?: readonly string[] },
): Promise<void> {
  await tx.db.update(teamTable).set({ offeredTo: null }).where(eq(teamTable.id, team.id))
  await record(tx, team, {
    what: 'offer-withdrawn',
    byId,
    aboutId: offeredTo,
    reason,
    tell,
  })
}
