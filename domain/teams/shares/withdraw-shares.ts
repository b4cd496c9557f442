import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { enterTeam } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { record } from '../record.ts'
import { endWaiting, expectWaiting } from './waiting-division.ts'

/** The owner takes back what waits for an answer. */
export async function withdrawShares(
  tx: Transaction,
  actor: MemberActor,
  { teamId, number }: { teamId: string; number: number },
): Promise<void> {
  authorise(actor, 'team.finish')
  const { team } = await enterTeam(tx, actor, teamId, 'divide the shares')
  await expectWaiting(tx, teamId, number)
  await endWaiting(tx, team, number, 'withdrawn')
  await record(tx, team, { what: 'shares-withdrawn', byId: actor.id, words: `version ${number}` })
}
