import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { enterTeam } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { record } from '../record.ts'
import { teamShare } from '../schema.server.ts'
import { expectAsked } from './agree-to-shares.ts'
import { endWaiting, expectWaiting } from './waiting-division.ts'

/** Somebody whose share would fall says no: the shares stay as they are. */
export async function refuseShares(
  tx: Transaction,
  actor: MemberActor,
  { teamId, number }: { teamId: string; number: number },
): Promise<void> {
  authorise(actor, 'team.finish')
  const { team } = await enterTeam(tx, actor, teamId, 'agree on shares')
  expectAsked(await expectWaiting(tx, teamId, number), actor)
  await tx.db
    .update(teamShare)
    .set({ mustAgree: 'refused', answeredAt: tx.now })
    .where(and(eq(teamShare.teamId, teamId), eq(teamShare.number, number), eq(teamShare.memberId, actor.id)))
  await endWaiting(tx, team, number, 'refused')
  await record(tx, team, { what: 'shares-refused', byId: actor.id, words: `version ${number}` })
}
