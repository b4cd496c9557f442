import { sql } from 'drizzle-orm'
import type { LedgerCheck } from '#domain/ledger/index.ts'

/** Each correction that two agreed to is one transfer of its sum, and no other is one. */
export const correctionsAreBookedOnce: LedgerCheck = async (db) => {
  const { rows } = await db.execute<{ number: number; booked: string; agreed: string }>(sql`
    select number, coalesce(booked, 0)::text as booked, agreed::text from (
      select number, id::text as id,
        case when state = 'confirmed' then case direction when 'give' then amount else -amount end else 0 end as agreed
      from balance_correction
    ) as correction left join lateral (
      select sum(ledger_posting.amount) as booked from ledger_transfer
      join ledger_posting on transfer_id = ledger_transfer.id
      join ledger_account on ledger_account.id = account_id and ledger_account.kind in ('deposited', 'available')
      where subject_kind = 'correction' and subject_id = correction.id
    ) as book on true
    where coalesce(booked, 0) <> agreed order by number limit 100`)
  return rows.map(
    ({ number, booked, agreed }) =>
      `Correction ${number} was agreed for ${agreed}, but the book has ${booked}`,
  )
}
