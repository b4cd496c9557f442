import { sql } from 'drizzle-orm'
import type { LedgerCheck } from '#domain/ledger/index.ts'

/** An open case holds what it took, an ended one nothing; what was lost and not got back is the marketplace's. */
export const chargebacksHoldTheirMoney: LedgerCheck = async (db) => {
  const { rows } = await db.execute<{ words: string }>(sql`
    with accounts as (
      select owner, balance from ledger_account where kind = 'chargeback'
    ), differing as (
      select coalesce(number::text, owner) as name, coalesce(state, 'unknown') as state, coalesce(balance, 0) as balance,
        case when state = 'open' then held else 0 end as expected
      from chargeback full join accounts on accounts.owner = chargeback.id::text
    )
    (select format('The chargeback %s is %s and holds %s instead of %s', name, state, balance, expected) as words
      from differing where balance <> expected limit 100)
    union all
    select format('Lost chargebacks cost %s, but the account of losses holds %s', lost, balance)
    from (select coalesce(sum(amount - held - recovered), 0) as lost from chargeback where state = 'lost') as cases,
      (select coalesce(sum(balance), 0) as balance from ledger_account where kind = 'losses') as book
    where lost <> -balance`)
  return rows.map(({ words }) => words)
}
