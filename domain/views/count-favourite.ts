import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { serviceDay } from './schema.server.ts'
import { dayOf } from './seen.ts'

/** So many more keep a service than before, today; or fewer. */
export async function countFavourite(
  tx: Transaction,
  { serviceId, change }: { serviceId: string; change: number },
): Promise<void> {
  await tx.db
    .insert(serviceDay)
    .values({ serviceId, day: dayOf(tx.now), favourites: change })
    .onConflictDoUpdate({
      target: [serviceDay.serviceId, serviceDay.day],
      set: { favourites: sql`${serviceDay.favourites} + ${change}` },
    })
}
