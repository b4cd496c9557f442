import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { enterTeam, expectNotSuspended } from '../lock-team.ts'
import { expectNotOfAdministration } from '../people/offered-by.ts'
import { authorise } from '../permissions.ts'
import { record } from '../record.ts'
import { team as teamTable, teamInvitation } from '../schema.server.ts'
import { withdrawWaiting } from '../shares/waiting-division.ts'
import type { Team } from '../team-queries.ts'
import { listKeeping, type KeepsTeam } from './keeps-team.ts'

/** Ends a team for good, once nothing of it is open. Its page says so, and what was earned stays everyone's. */
export async function dissolveTeam(
  tx: Transaction,
  actor: MemberActor,
  { teamId }: { teamId: string },
  { keepsTeam }: { keepsTeam: readonly KeepsTeam[] },
): Promise<void> {
  authorise(actor, 'team.finish')
  const { team } = await enterTeam(tx, actor, teamId, 'dissolve the team')
  expectNotSuspended(team)
  await expectNotOfAdministration(tx, team, 'it can’t be dissolved')
  const open = await listKeeping(tx.db, keepsTeam, teamId)
  if (open.length > 0) throw new Conflict(`The team can’t be dissolved yet. ${open.join(' ')}`)
  await endTeam(tx, team, actor.id)
}

export async function endTeam(tx: Transaction, team: Team, byId: string | null): Promise<void> {
  await withdrawWaiting(tx, team, byId)
  await tx.db
    .update(teamInvitation)
    .set({ state: 'taken-back', answeredBy: byId, answeredAt: tx.now })
    .where(and(eq(teamInvitation.teamId, team.id), eq(teamInvitation.state, 'open')))
  await tx.db
    .update(teamTable)
    .set({
      state: 'dissolved',
      dissolvedAt: tx.now,
      offeredTo: null,
      suspendedReason: null,
      suspendedUntil: null,
      suspendedAt: null,
      suspendedBy: null,
    })
    .where(eq(teamTable.id, team.id))
  await record(tx, team, { what: 'dissolved', byId })
}
