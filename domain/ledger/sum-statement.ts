import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import type { AccountName } from './accounts.ts'
import { ledgerAccount, ledgerPosting } from './schema.server.ts'
import type { TransferKind } from './transfer-kinds.ts'

export type StatementSum = { kind: TransferKind; sum: Minor; count: number }

/** All lines of one account, added up by why the money moved. */
export async function sumStatement(db: Db, { kind, owner }: AccountName): Promise<StatementSum[]> {
  const rows = await db
    .select({
      kind: ledgerPosting.kind,
      sum: sql<string>`sum(${ledgerPosting.amount})`,
      count: sql<number>`count(*)::int`,
    })
    .from(ledgerPosting)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .where(and(eq(ledgerAccount.kind, kind), eq(ledgerAccount.owner, owner)))
    .groupBy(ledgerPosting.kind)
    .orderBy(ledgerPosting.kind)
  return rows.map((row) => ({ ...row, sum: minor(row.sum) }))
}
