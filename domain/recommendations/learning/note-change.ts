import { sql } from 'drizzle-orm'
import { writeSoon } from '#platform/db/pending-writes.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { BASKET_MOST } from '../recommendation-rules.ts'
import { tasteChange } from '../schema.server.ts'
import { signalsOf } from './signals.ts'

/** Somebody's interest in a service came or went: the next round counts it. */
export async function noteChange(
  tx: Transaction,
  { memberId, serviceId }: { memberId: string; serviceId: string },
): Promise<void> {
  writeSoon(tx.db, { query: tx.db.insert(tasteChange).values({ memberId, serviceId }) })
}

/** Before all of a member’s interests stop counting, or begin to: whatever they touched is counted anew, without telling whose it was. */
export async function noteAllOf(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.execute(sql`
    insert into taste_change (service_id)
    select distinct service_id from ${signalsOf(sql`${memberId}::uuid`, BASKET_MOST)} basket`)
}
