import { listStaffOf, type MemberName } from '#domain/accounts/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'

/** Whose name may stand above a post: somebody of the operator's people. */
export async function listAuthors(db: Db | DrizzleTransaction): Promise<MemberName[]> {
  const all = [
    ...(await listStaffOf(db, 'moderator')),
    ...(await listStaffOf(db, 'support')),
    ...(await listStaffOf(db, 'finance')),
  ]
  return [...new Map(all.map((one) => [one.id, one])).values()]
}
