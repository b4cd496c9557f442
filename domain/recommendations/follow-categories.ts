import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'

/** Categories became one: who chose one of them, or sent it away, chose that one or sent it away. */
export async function followMerge(
  tx: Transaction,
  fromIds: readonly string[],
  intoId: string,
): Promise<void> {
  const from = sql`${sql.param([...fromIds])}::uuid[]`
  const into = sql`${intoId}::uuid`
  await tx.db.execute(sql`
    update learning_choice set interests = (
      select array_agg(distinct case when chosen = any(${from}) then ${into} else chosen end)
      from unnest(interests) as chosen)
    where interests && ${from}`)
  await tx.db.execute(sql`
    with gone as (
      delete from not_for_me where kind = 'category' and subject_id = any(${from}) returning member_id, kind, at)
    insert into not_for_me (member_id, kind, subject_id, at)
    select member_id, kind, ${into}, at from gone
    on conflict do nothing`)
}
