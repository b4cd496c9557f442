import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/**
 * Makes of a book what it would have been before balances had two parts: all of a member's lines in one account, in the order
 * in which they were written. What the database refuses is done while its triggers sleep.
 */
export async function makeOldBook(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    for (const statement of STATEMENTS) await tx.execute(sql.raw(statement))
  })
}

const STATEMENTS = [
  `set local session_replication_role = replica`,
  `create temp table mixed on commit drop as
    select whole.id as account_id, transfer_id, sum(amount) as amount, min(ledger_posting.kind) as kind, min(at) as at
    from ledger_posting
    join ledger_account part on part.id = account_id and part.kind in ('deposited', 'available')
    join ledger_account whole on whole.owner = part.owner and whole.kind = 'available'
    group by 1, 2 having sum(amount) <> 0`,
  `delete from ledger_posting using ledger_account part
    where part.id = account_id and part.kind in ('deposited', 'available')`,
  `delete from ledger_transfer where kind = 'sort'`,
  `delete from ledger_old_funding`,
  `insert into ledger_posting (account_id, number, transfer_id, amount, balance_after, kind, at)
    select account_id, row_number() over lines, transfer_id, amount, sum(amount) over lines, kind, at
    from mixed window lines as (partition by account_id order by transfer_id)`,
  `update ledger_account set
      balance = coalesce((select sum(amount) from mixed where account_id = id), 0),
      postings_count = (select count(*) from mixed where account_id = id)
    where kind = 'available'`,
  `delete from ledger_account where kind = 'deposited'`,
  `insert into ledger_unsorted (account_id, up_to) select id, 0 from ledger_account where kind = 'available'`,
]
