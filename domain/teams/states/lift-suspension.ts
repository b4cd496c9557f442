import { and, eq, lte } from 'drizzle-orm'
import { clockActor, type Actor } from '#domain/actor.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { lockTeam } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { record } from '../record.ts'
import { team as teamTable } from '../schema.server.ts'
import type { Team } from '../team-queries.ts'

/** Ends a suspension before its time; of two who lift it at once the second is told so. */
export async function liftSuspension(
  tx: Transaction,
  actor: Actor,
  { teamId, reason }: { teamId: string; reason: string },
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'team.administer')
  const team = await lockTeam(tx, teamId)
  if (team.state !== 'suspended') throw new Conflict(`${team.name} is not suspended any more`)
  await endSuspension(tx, team, { actor, reason, origin })
}

const isPast = (now: Date) => and(eq(teamTable.state, 'suspended'), lte(teamTable.suspendedUntil, now))

/** Teams whose suspension is past its time. */
export async function listPastSuspensions(db: Db, now: Date): Promise<string[]> {
  const past = await db.select({ id: teamTable.id }).from(teamTable).where(isPast(now)).orderBy(teamTable.id)
  return past.map(({ id }) => id)
}

/** A suspension whose time has passed ends by itself, if it still holds when its turn comes: harmless twice. */
export async function liftPastSuspension(tx: Transaction, { teamId }: { teamId: string }): Promise<void> {
  const [past] = await tx.db
    .select()
    .from(teamTable)
    .where(and(eq(teamTable.id, teamId), isPast(tx.now)))
    .for('update', { skipLocked: true })
  if (past) await endSuspension(tx, past, { actor: clockActor, reason: 'Its time has passed' })
}

async function endSuspension(
  tx: Transaction,
  team: Team,
  { actor, reason, origin }: { actor: Actor; reason: string; origin?: Origin },
): Promise<void> {
  await tx.db
    .update(teamTable)
    .set({
      state: 'active',
      suspendedReason: null,
      suspendedUntil: null,
      suspendedAt: null,
      suspendedBy: null,
    })
    .where(eq(teamTable.id, team.id))
  await recordSecurityEvent(tx, {
    kind: 'team.suspension-lifted',
    actor,
    memberId: team.ownerId,
    origin,
    details: {
      team: team.name,
      teamId: team.id,
      reason,
      before: { state: 'suspended' },
      after: { state: 'active' },
    },
  })
  await record(tx, team, { what: 'lifted', words: reason })
}
