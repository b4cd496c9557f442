import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { enterTeam } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { record } from '../record.ts'
import { teamShare } from '../schema.server.ts'
import { expectWaiting, type WaitingDivision } from './waiting-division.ts'
import { putInForce } from './write-division.ts'

/** Somebody whose share falls says yes; with the last of them the division is in force. Saying it twice is saying it once. */
export async function agreeToShares(
  tx: Transaction,
  actor: MemberActor,
  { teamId, number }: { teamId: string; number: number },
): Promise<void> {
  authorise(actor, 'team.finish')
  const { team } = await enterTeam(tx, actor, teamId, 'agree on shares')
  const waiting = await expectWaiting(tx, teamId, number)
  if (expectAsked(waiting, actor).mustAgree === 'agreed') return
  await tx.db
    .update(teamShare)
    .set({ mustAgree: 'agreed', answeredAt: tx.now })
    .where(and(eq(teamShare.teamId, teamId), eq(teamShare.number, number), eq(teamShare.memberId, actor.id)))
  const words = `version ${number}`
  await record(tx, team, { what: 'shares-agreed', byId: actor.id, words, tell: [] })
  const others = waiting.shares.filter(({ memberId }) => memberId !== actor.id)
  if (others.some(({ mustAgree }) => mustAgree === 'waiting')) return
  await putInForce(tx, teamId, number)
  await record(tx, team, { what: 'shares-in-force', byId: actor.id, words })
}

/** Their own part of it, if their word is asked for. */
export function expectAsked({ shares }: WaitingDivision, { id }: MemberActor) {
  const own = shares.find(({ memberId }) => memberId === id)
  if (!own || own.mustAgree === 'no')
    throw new Conflict('Your share does not fall, so your answer is not needed')
  return own
}
