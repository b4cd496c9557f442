import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { publish } from '#platform/realtime/bus.ts'
import type { SearchKind } from './search-engine.ts'

export const TOUCHED_TOPIC = 'search.touched'
export type Touched = { kind: SearchKind; ids: string[] }

const IDS_A_NOTICE = 150

/** Writes down, in the transaction that changes them, that these look different to search or are gone. */
export async function touchDocuments(
  tx: Transaction,
  kind: SearchKind,
  ids: readonly string[],
): Promise<void> {
  const touched = [...new Set(ids)].toSorted()
  if (touched.length === 0) return
  await tx.db.execute(sql`
    insert into search_delta (kind, document_id, touched_at)
    select ${kind}, id, ${tx.now.toISOString()}::timestamptz from unnest(${sql.param(touched)}::uuid[]) as id
    on conflict (kind, document_id) do update set folded_into = null, touched_at = excluded.touched_at`)
  for (let from = 0; from < touched.length; from += IDS_A_NOTICE) {
    const notice: Touched = { kind, ids: touched.slice(from, from + IDS_A_NOTICE) }
    await publish(tx.db, TOUCHED_TOPIC, notice)
  }
}
