import { findDebts } from '#domain/payments/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { formatMoney } from '#platform/money/currency.ts'
import type { PayoutRow } from '../schema.server.ts'

type Held = Pick<PayoutRow, 'number' | 'memberId' | 'currency'>

/** What a chargeback took that was not there is owed: nothing of its member leaves the house before it. */
export async function explainDebts(db: Db | DrizzleTransaction, payouts: readonly Held[]): Promise<string[]> {
  const debts = await findDebts(
    db,
    payouts.map(({ memberId }) => memberId),
  )
  return payouts.flatMap(({ number, memberId, currency }) => {
    const debt = debts.get(memberId)
    if (debt === undefined) return []
    return [`Payout ${number} is held: its member owes ${formatMoney(debt, currency)} by a chargeback`]
  })
}
