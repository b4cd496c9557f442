import { sql } from 'drizzle-orm'
import type { Settings } from '#domain/settings/index.ts'
import { HOUR_MS } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { makePapers } from './make-papers.ts'

const AT_ONCE = 100
const LOOKS_BACK_MS = 72 * HOUR_MS

/**
 * Papers of what a process of the version before moved, while it still ran beside this one. From the first paper on every movement of
 * a deal has its own; what came before the first has none. Harmless twice.
 */
export async function makeMissingPapers(tx: Transaction, settings: Settings): Promise<{ more: boolean }> {
  const since = new Date(tx.now.getTime() - LOOKS_BACK_MS)
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select ledger_transfer.id::text from ledger_transfer join deal on deal.id = ledger_transfer.deal_id
    where ledger_transfer.at >= ${since.toISOString()}::timestamptz and ledger_transfer.kind <> 'clear'
      and ledger_transfer.id >= (select min(transfer_id) from paper_transfer)
      and not exists (select 1 from paper_transfer where transfer_id = ledger_transfer.id)
    order by ledger_transfer.id limit ${AT_ONCE}`)
  const transferIds = [...rows, ...(await listLostWithoutPaper(tx))].map(({ id }) => id)
  await makePapers(tx, { transferIds, agreed: [] }, settings)
  return { more: rows.length === AT_ONCE }
}

/** Cases that were lost while nothing corrected the receipt of their payment, however long ago. */
async function listLostWithoutPaper(tx: Transaction): Promise<{ id: string }[]> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select ended.id::text from chargeback
    join ledger_transfer as ended on ended.key = 'chargeback-ended:' || chargeback.id
    join ledger_transfer as came on came.key = 'payment:' || chargeback.payment_id
    where chargeback.state = 'lost'
      and exists (select 1 from paper_transfer where transfer_id = came.id)
      and not exists (select 1 from paper_transfer where transfer_id = ended.id)
    order by ended.id limit ${AT_ONCE}`)
  return rows
}
