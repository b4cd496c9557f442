import { sql } from 'drizzle-orm'
import type { LedgerCheck } from './verify-ledger.ts'

/**
 * What members paid in and did not spend, here and in escrow, came from outside: it is not more than outside holds for us, and than the
 * marketplace stands for where a bank took back what was spent.
 */
export const paidInMoneyCameIn: LedgerCheck = async (db) => {
  const { rows } = await db.execute<{ words: string }>(sql`
    select format('Members have %s that they paid in and %s of it in escrow, but only %s came in', deposited, escrow, came_in) as words
    from (
      select coalesce(sum(balance) filter (where kind = 'deposited'), 0) as deposited,
        -coalesce(sum(balance) filter (where kind = 'losses' or kind = 'provider' and balance < 0), 0) as came_in
      from ledger_account
    ) as book, (
      select coalesce(-sum(lines.amount), 0) + coalesce(sum(old), 0) as escrow from (
        select (
          select sum(amount) from ledger_transfer
          join ledger_posting on transfer_id = ledger_transfer.id
          join ledger_account on ledger_account.id = account_id and ledger_account.kind = 'deposited'
          where subject_kind = 'milestone' and subject_id = held.owner
        ) as amount, (select deposited from ledger_old_funding where milestone_id = held.owner) as old
        from ledger_account as held where held.kind = 'escrow' and held.balance > 0
      ) as lines
    ) as held
    where deposited + escrow > came_in`)
  return rows.map(({ words }) => words)
}

/** Nothing went back to a part of a balance that a milestone was not paid from. */
export const refundsWentBackToTheirSource: LedgerCheck = async (db) => {
  const { rows } = await db.execute<{ id: string; deposited: string; earned: string }>(sql`
    with returned as (
      select distinct subject_id from ledger_transfer
      where kind in ('refund', 'split', 'take-back') and subject_kind = 'milestone'
    ), parts as (
      select subject_id,
        coalesce(sum(amount) filter (where ledger_account.kind = 'deposited'), 0) as deposited,
        coalesce(sum(amount) filter (where ledger_account.kind = 'available'), 0) as earned
      from returned
      join ledger_transfer using (subject_id)
      join ledger_posting on transfer_id = ledger_transfer.id
      join ledger_account on ledger_account.id = account_id and ledger_account.kind in ('deposited', 'available')
      where subject_kind = 'milestone' and ledger_transfer.kind in ('fund', 'refund', 'split', 'take-back')
      group by subject_id, owner having bool_or(ledger_transfer.kind = 'fund')
    )
    select subject_id as id, parts.deposited::text, earned::text
    from parts left join ledger_old_funding as old on milestone_id = subject_id
    where parts.deposited > coalesce(old.deposited, 0) or earned > -coalesce(old.deposited, 0)
    order by 1 limit 100`)
  return rows.map(
    ({ id, deposited, earned }) =>
      `More went back for the milestone ${id} than was paid from there: ${deposited} paid in, ${earned} earned`,
  )
}
