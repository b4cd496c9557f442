import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { enterTeam, expectNotSuspended } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { record } from '../record.ts'
import { team as teamTable } from '../schema.server.ts'
import { findRole, type Team } from '../team-queries.ts'
import { expectNotOfAdministration } from './offered-by.ts'

/** Offers the team to somebody in it: it changes hands when they accept. */
export async function offerTeam(
  tx: Transaction,
  actor: MemberActor,
  { teamId, memberId }: { teamId: string; memberId: string },
): Promise<void> {
  authorise(actor, 'team.finish')
  const { team } = await enterTeam(tx, actor, teamId, 'hand the team over')
  expectNotSuspended(team)
  await expectNotOfAdministration(tx, team, 'it can’t be offered to anybody else')
  if (team.offeredTo === memberId) return
  await writeOffer(tx, team, { memberId, byId: actor.id })
}

export async function writeOffer(
  tx: Transaction,
  team: Team,
  { memberId, byId, reason }: { memberId: string; byId: string | null; reason?: string },
): Promise<void> {
  if (memberId === team.ownerId) throw new Conflict('They own the team already')
  if (!(await findRole(tx.db, team.id, memberId)))
    throw new Conflict('They are not in the team: a team is handed to somebody in it')
  if (team.offeredTo) throw new Conflict('The team is offered to somebody already. Take that back first.')
  await tx.db.update(teamTable).set({ offeredTo: memberId }).where(eq(teamTable.id, team.id))
  await record(tx, team, { what: 'offered', byId, aboutId: memberId, reason })
}
