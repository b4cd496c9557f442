import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { expectLiving, lockTeam } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { record } from '../record.ts'
import { team as teamTable } from '../schema.server.ts'

/** Gives a team another name, such as where it speaks for somebody else. Its address stays: it was given out. */
export async function renameTeam(
  tx: Transaction,
  actor: MemberActor,
  { teamId, name, reason }: { teamId: string; name: string; reason: string },
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'team.administer')
  const team = await lockTeam(tx, teamId)
  expectLiving(team)
  if (team.name === name) throw new Conflict('That is its name already')
  await tx.db.update(teamTable).set({ name }).where(eq(teamTable.id, teamId))
  await recordSecurityEvent(tx, {
    kind: 'team.renamed',
    actor,
    memberId: team.ownerId,
    origin,
    details: { teamId, reason, before: { name: team.name }, after: { name } },
  })
  await record(tx, { ...team, name }, { what: 'renamed', words: team.name, reason })
}
