import { eq } from 'drizzle-orm'
import { type Actor, actorLabel } from '#domain/actor.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { expectLiving, lockTeam } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { record } from '../record.ts'
import { team as teamTable } from '../schema.server.ts'

/** Takes a team out of sight for a time: its deals go on, nobody is let in, and its people read why. */
export async function suspendTeam(
  tx: Transaction,
  actor: Actor,
  { teamId, reason, until }: { teamId: string; reason: string; until: Date | undefined },
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'team.administer')
  const team = await lockTeam(tx, teamId)
  expectLiving(team)
  if (team.state === 'suspended') throw new Conflict(`${team.name} is suspended already`)
  if (until && until <= tx.now)
    throw new Invalid('The team was not suspended', { until: ['Until: choose a day that is still to come'] })
  await tx.db
    .update(teamTable)
    .set({
      state: 'suspended',
      suspendedReason: reason,
      suspendedUntil: until ?? null,
      suspendedAt: tx.now,
      suspendedBy: actorLabel(actor),
    })
    .where(eq(teamTable.id, teamId))
  await recordSecurityEvent(tx, {
    kind: 'team.suspended',
    actor,
    memberId: team.ownerId,
    origin,
    details: { team: team.name, teamId, reason, before: { state: 'active' }, after: { state: 'suspended' } },
  })
  await record(tx, team, { what: 'suspended', words: reason })
  await tx.announce({ kind: 'team.suspended', teamId, until: until?.toISOString() ?? null })
}
