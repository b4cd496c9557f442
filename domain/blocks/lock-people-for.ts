import { sql } from 'drizzle-orm'
import { findPeople, type Person } from '#domain/accounts/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'

/** Those of these people who have not blocked a member and are not blocked by them; until the transaction ends it stays so. */
export async function lockPeopleFor(
  tx: Transaction,
  memberId: string,
  ids: readonly string[],
): Promise<Person[]> {
  const people = await findPeople(tx.db, ids, sql`not is_blocked_pair(${memberId}::uuid, member.id)`)
  return [...people.values()]
}
