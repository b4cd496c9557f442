import { findPeople } from '#domain/accounts/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { PaidSide } from './paid-rules.ts'

/** Whether one of those who are paid for a deal has deleted their account: nobody could ever take out what came to it. */
export async function hasSomebodyLeft(
  db: Db | DrizzleTransaction,
  { deal, shares }: PaidSide,
): Promise<boolean> {
  const paid = shares.length > 0 ? shares.map(({ memberId }) => memberId) : [deal.sellerId]
  const people = await findPeople(
    db,
    paid.filter((id) => id !== null),
  )
  return [...people.values()].some(({ state }) => state === 'deleted')
}
