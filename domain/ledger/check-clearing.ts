import { sql } from 'drizzle-orm'
import type { LedgerCheck } from './verify-ledger.ts'

/** What stands in an account to clear has its time written down, all of it and no more. */
export const clearingIsWhatWaits: LedgerCheck = async (db) => {
  const { rows } = await db.execute<{ owner: string; balance: string; waits: string }>(sql`
    select coalesce(owner, member_id::text) as owner, coalesce(balance, 0)::text as balance, coalesce(sum, 0)::text as waits
    from (select owner, balance from ledger_account where kind = 'clearing') as accounts
    full join (
      select member_id, sum(amount) as sum from ledger_clearing where state in ('waiting','held') group by member_id
    ) as waiting on waiting.member_id::text = owner
    where coalesce(balance, 0) <> coalesce(sum, 0)
    order by 1 limit 100`)
  return rows.map(
    ({ owner, balance, waits }) =>
      `The account clearing:${owner} holds ${balance}, but ${waits} waits to clear`,
  )
}
