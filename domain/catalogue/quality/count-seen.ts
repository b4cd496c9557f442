import { countSeen, type Seen } from '#domain/views/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { findCountable } from '../find-countable.ts'
import { addSeen } from './add-seen.ts'

/** Counts what a process has gathered. Ids that name nothing and sellers who look at their own work are left out. */
export async function countSeenServices(tx: Transaction, seen: readonly Seen[]): Promise<void> {
  const services = await findCountable(
    tx,
    seen.map(({ serviceId }) => serviceId),
  )
  const countable = seen.flatMap((one) => {
    const found = services.get(one.serviceId)
    return found && found.sellerId !== one.memberId ? [{ ...one, categoryId: found.categoryId }] : []
  })
  await addSeen(tx, await countSeen(tx, countable))
}
