import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { ORDERED, KEPT, signalsOf } from '../learning/signals.ts'
import { BASKET_MOST, HALF_AFTER_DAYS, type Interest, interestWeights } from '../recommendation-rules.ts'

/** A service that a member was interested in, and how. */
export type Taste = {
  serviceId: string
  title: string
  sellerId: string
  categoryId: string | null
  /** The strongest thing they did about it. */
  how: Interest
  at: Date
  weight: number
  /** They never opened it: a heart was pressed where it was shown. */
  isOnlyKept: boolean
}

type Row = Omit<Taste, 'how' | 'at' | 'weight' | 'isOnlyKept'> & { kinds: number; at: string }

/** What a member was interested in and lets be learned from, the strongest first; what is gone from the marketplace is named all the same. */
export async function readTaste(db: Db, memberId: string, now: Date): Promise<Taste[]> {
  const { rows } = await db.execute<Row>(sql`
    select basket.service_id as "serviceId", service.title, service.seller_id as "sellerId",
      service.category_id as "categoryId", basket.kinds, basket.at
    from (
      select service_id, bit_or(kind) as kinds, max(at) as at
      from ${signalsOf(sql`${memberId}::uuid`, BASKET_MOST)} one group by service_id
    ) basket join service on service.id = basket.service_id
    where service.seller_id <> ${memberId}`)
  return rows
    .map(({ kinds, at, ...row }) => {
      const how: Interest = kinds & ORDERED ? 'ordered' : kinds & KEPT ? 'kept' : 'viewed'
      const since = new Date(at)
      return {
        ...row,
        how,
        at: since,
        weight: interestWeights[how] * freshness(since, now),
        isOnlyKept: kinds === KEPT,
      }
    })
    .toSorted((one, other) => other.weight - one.weight || (one.serviceId < other.serviceId ? -1 : 1))
}

const freshness = (at: Date, now: Date) =>
  0.5 ** (Math.max(0, now.getTime() - at.getTime()) / DAY_MS / HALF_AFTER_DAYS)
