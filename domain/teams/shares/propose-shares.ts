import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { enterTeam } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { listPeopleOf, record } from '../record.ts'
import type { Share } from '../share-out.ts'
import { findDivisionInForce } from '../team-queries.ts'
import { percentOf, WHOLE } from '../team-rules.ts'
import { listLosers, partOf } from './share-rules.ts'
import { findWaiting } from './waiting-division.ts'
import { writeDivision } from './write-division.ts'

/** A new division of what the team earns. It holds at once where nobody else gets less by it; else it waits for them. */
export async function proposeShares(
  tx: Transaction,
  actor: MemberActor,
  { teamId, shares }: { teamId: string; shares: readonly Share[] },
): Promise<{ number: number; state: 'in-force' | 'waiting' }> {
  authorise(actor, 'team.act')
  const { team } = await enterTeam(tx, actor, teamId, 'divide the shares')
  if (await findWaiting(tx, teamId))
    throw new Conflict('A division waits for an answer already. Withdraw it first to propose another.')
  const people = await listPeopleOf(tx, teamId)
  const isOfPeople =
    shares.length === people.length && people.every((id) => shares.some(({ memberId }) => memberId === id))
  if (!isOfPeople) throw new Conflict('Other people are in the team now. Reload the page and divide again.')
  const sum = shares.reduce((points, { basisPoints }) => points + basisPoints, 0)
  if (sum !== WHOLE) throw new Invalid(`The shares sum to ${percentOf(sum)}: together they have to be 100 %`)
  const { shares: before } = await findDivisionInForce(tx.db, teamId)
  if (before.every(({ memberId, basisPoints }) => partOf(shares, memberId) === basisPoints))
    throw new Conflict('These are the shares that are in force')
  // Who proposes has agreed.
  const asks = listLosers(before, shares).filter((id) => id !== actor.id)
  const state = asks.length === 0 ? 'in-force' : 'waiting'
  const number = await writeDivision(tx, team, { shares, state, proposedBy: actor.id, asks })
  await record(tx, team, {
    what: state === 'waiting' ? 'shares-proposed' : 'shares-in-force',
    byId: actor.id,
    words: `version ${number}`,
  })
  return { number, state }
}
