import type { Transaction } from '#platform/db/transaction.ts'
import { actorNames } from '../members/find-member.ts'
import { findPerson } from '../members/find-people.ts'
import { listStaffOf } from './list-administrators.ts'

type Proposed = { memberId: string; proposedBy: string }

/** Who may decide about money that a colleague proposed to move: neither that colleague nor whose money it is. */
export async function listSecondEyes(
  tx: Transaction,
  { memberId, proposedBy }: Proposed,
): Promise<{ memberId: string; proposer: string; member: string }[]> {
  const [person, nameOf, colleagues] = [
    await findPerson(tx.db, memberId),
    await actorNames(tx.db, [proposedBy]),
    await listStaffOf(tx.db, 'finance'),
  ]
  return colleagues
    .filter(({ id }) => id !== memberId && proposedBy !== `member:${id}`)
    .map(({ id }) => ({
      memberId: id,
      proposer: nameOf(proposedBy),
      member: person?.displayName ?? 'a former member',
    }))
}
