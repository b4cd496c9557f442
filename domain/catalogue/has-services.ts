import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'

/** Whether anything hangs in a category or may at any moment: also what is paused, waits for a review, or is hidden with its seller. */
export async function hasServices(tx: Transaction, categoryId: string): Promise<boolean> {
  const { rows } = await tx.db.execute<{ has: boolean }>(sql`
    select exists (
      select from service where category_id = ${categoryId} and state in ('in_review', 'published', 'paused')
    ) or exists (
      select from service_version where content ->> 'categoryId' = ${categoryId} and state = 'submitted'
    ) as has`)
  return rows[0]?.has ?? false
}
