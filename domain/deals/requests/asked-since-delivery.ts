import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'

/** Whether the buyer has asked to cancel what was delivered last. The timeline knows what came after what. */
export async function hasAskedSinceDelivery(tx: Transaction, milestoneId: string): Promise<boolean> {
  const { rows } = await tx.db.execute<{ asked: boolean }>(sql`
    select exists (
      select 1 from deal_event as asked
      where asked.deal_id = milestone.deal_id and asked.milestone_id = milestone.id
        and asked.kind = 'cancellation-asked' and asked.by = 'buyer'
        and asked.number > coalesce((
          select max(number) from deal_event as delivered
          where delivered.deal_id = milestone.deal_id and delivered.milestone_id = milestone.id
            and delivered.kind = 'delivered'), 0)
    ) as asked
    from milestone where id = ${milestoneId}::uuid`)
  return rows[0]?.asked ?? false
}
