import { inArray } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { deliveryChoice } from '../schema.server.ts'
import { type Delivery, deliversAtOnce } from './delivery-rules.ts'

/** How things come to these members. */
export async function findDeliveries(
  db: Db | DrizzleTransaction,
  memberIds: readonly string[],
): Promise<(memberId: string) => Delivery> {
  const rows =
    memberIds.length === 0
      ? []
      : await db
          .select()
          .from(deliveryChoice)
          .where(inArray(deliveryChoice.memberId, [...memberIds]))
  const known = new Map(rows.map((row) => [row.memberId, deliveryOf(row)]))
  return (memberId) => known.get(memberId) ?? deliversAtOnce
}

function deliveryOf({ dailyHour, quietFrom, quietUntil }: typeof deliveryChoice.$inferSelect): Delivery {
  const quiet = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil }
  return { dailyHour, quiet }
}
