import { sql } from 'drizzle-orm'
import type { LedgerCheck } from '#domain/ledger/index.ts'
import { readSettings, THE_END } from '#domain/settings/index.ts'
import { PAYOUT_PROVIDER } from './apply-move.ts'

/** An open payout's transit account holds its amount, an ended one's nothing; what was paid stands with the provider. */
export const payoutsHoldTheirMoney: LedgerCheck = async (db) => {
  const { rows } = await db.execute<{ words: string }>(sql`
    with held as (
      select owner, balance from ledger_account where kind = 'transit'
    ), differing as (
      select coalesce(payout.number::text, owner) as name, coalesce(state, 'unknown') as state,
        coalesce(balance, 0) as balance,
        case when state in ('requested','approved','sent') then amount else 0 end as expected
      from payout full join held on held.owner = payout.id::text
    )
    (select format('The payout %s is %s and holds %s instead of %s', name, state, balance, expected) as words
      from differing where balance <> expected limit 100)
    union all
    select format('Payouts that were paid sum to %s, but the account provider:%s holds %s', paid, ${PAYOUT_PROVIDER}::text, balance)
    from (select coalesce(sum(amount), 0) as paid from payout where state = 'paid') as payouts,
      (select coalesce(sum(balance), 0) as balance from ledger_account
        where kind = 'provider' and owner = ${PAYOUT_PROVIDER}) as outside
    where paid <> balance`)
  return rows.map(({ words }) => words)
}

/** What went out was counted in the currency of the book. */
export const payoutsAreInOneCurrency: LedgerCheck = async (db) => {
  const { currency } = await readSettings(db, THE_END)
  const { rows } = await db.execute<{ other: string; count: string }>(sql`
    select currency as other, count(*)::text as count from payout where currency <> ${currency} group by currency`)
  return rows.map(({ other, count }) => `${count} payouts are in ${other}, but the book is in ${currency}`)
}
