import { and, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { balanceKinds } from './accounts.ts'
import { ledgerAccount, ledgerPosting } from './schema.server.ts'

/** Those of them whose payment method is proved: money has come from them, or is on their balance. */
export async function findPayers(db: Db, memberIds: Iterable<string>): Promise<Set<string>> {
  const wanted = [...new Set(memberIds)]
  if (wanted.length === 0) return new Set()
  const paid = db
    .select({ one: sql`1` })
    .from(ledgerPosting)
    .where(
      and(eq(ledgerPosting.accountId, ledgerAccount.id), inArray(ledgerPosting.kind, ['top-up', 'fund'])),
    )
  const rows = await db
    .select({ owner: ledgerAccount.owner })
    .from(ledgerAccount)
    .where(
      and(
        inArray(ledgerAccount.kind, [...balanceKinds]),
        inArray(ledgerAccount.owner, wanted),
        or(sql`${ledgerAccount.balance} > 0`, exists(paid)),
      ),
    )
  return new Set(rows.map(({ owner }) => owner))
}
