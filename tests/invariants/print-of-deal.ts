import { sql } from 'drizzle-orm'
import type { TestDatabase } from '#platform/db/testing.ts'

/** What a refused action must leave as it was. */
export async function printOf(db: TestDatabase['db'], dealId: string): Promise<string> {
  const { rows } = await db.execute<{ print: string }>(sql`
    select md5(string_agg(line, '|' order by line)) as print from (
      select 'd' || deal::text as line from deal where id = ${dealId}
      union all select 'm' || milestone::text from milestone where deal_id = ${dealId}
      union all select 'r' || deal_request::text from deal_request where deal_id = ${dealId}
      union all select 'x' || dispute::text from dispute where deal_id = ${dealId}
      union all select 'c' || deal_clock::text from deal_clock where deal_id = ${dealId}
      union all select 't' || ledger_transfer::text from ledger_transfer where deal_id = ${dealId} and kind <> 'clear'
    ) lines`)
  return rows[0]?.print ?? ''
}
