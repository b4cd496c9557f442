import { and, count, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { type AccountKind, balanceKinds } from './accounts.ts'
import { type AccountLine, mergeLines, type StatementCursor, type StatementPage } from './merge-lines.ts'
import { ledgerAccount, ledgerPosting, ledgerTransfer } from './schema.server.ts'
import { numbersOfTime } from './statement-bounds.ts'
import type { TransferKind } from './transfer-kinds.ts'

/** What a member has a statement of: their balance, both parts as one, or what clears. */
export type StatementOf = { memberId: string; of: 'balance' | 'clearing' }

export type StatementFilters = {
  kinds?: readonly TransferKind[] | undefined
  from?: Date | undefined
  to?: Date | undefined
  /** Lines before these: the next page costs as little as the first. */
  before?: StatementCursor | undefined
}

export const STATEMENT_LINES_A_PAGE = 30

/** A page of lines, newest first; a transfer is one line, whichever parts of the balance it moved. */
export async function listStatement(
  db: Db,
  whose: StatementOf,
  filters: StatementFilters,
  most = STATEMENT_LINES_A_PAGE,
): Promise<StatementPage> {
  const accounts = await findAccounts(db, whose)
  const lines = await Promise.all(
    accounts.map(({ id, kind }) =>
      listLines(db, id, { ...filters, before: filters.before?.[kind] }, most + 1),
    ),
  )
  return mergeLines(lines.flat(), most, filters.before ?? {})
}

/** How many lines there are; a transfer that moved both parts counts for each. */
export async function countStatement(db: Db, whose: StatementOf, filters: StatementFilters): Promise<number> {
  const accounts = await findAccounts(db, whose)
  if (accounts.length === 0) return 0
  const [row] = await db
    .select({ count: count() })
    .from(ledgerPosting)
    .where(or(...accounts.map(({ id }) => and(...numbersOfTime(id, filters), ...wanted(filters)))))
  return row?.count ?? 0
}

async function findAccounts(db: Db, { memberId, of }: StatementOf) {
  const kinds: AccountKind[] = of === 'balance' ? [...balanceKinds] : ['clearing']
  return db
    .select({ id: ledgerAccount.id, kind: ledgerAccount.kind })
    .from(ledgerAccount)
    .where(and(inArray(ledgerAccount.kind, kinds), eq(ledgerAccount.owner, memberId)))
}

type LineFilters = Omit<StatementFilters, 'before'> & { before?: bigint | undefined }

function listLines(db: Db, accountId: bigint, filters: LineFilters, most: number): Promise<AccountLine[]> {
  return db
    .select({
      accountKind: ledgerAccount.kind,
      number: ledgerPosting.number,
      transferId: ledgerPosting.transferId,
      kind: ledgerPosting.kind,
      at: ledgerPosting.at,
      amount: ledgerPosting.amount,
      balanceAfter: ledgerPosting.balanceAfter,
      wholeAfter: ledgerPosting.wholeAfter,
      subjectKind: ledgerTransfer.subjectKind,
      subjectId: ledgerTransfer.subjectId,
      dealId: ledgerTransfer.dealId,
    })
    .from(ledgerPosting)
    .innerJoin(ledgerTransfer, eq(ledgerTransfer.id, ledgerPosting.transferId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .where(and(...numbersOfTime(accountId, filters), ...wanted(filters)))
    .orderBy(desc(ledgerPosting.number))
    .limit(most)
}

function wanted({ kinds, before }: { kinds?: LineFilters['kinds']; before?: unknown }): (SQL | undefined)[] {
  return [
    kinds && kinds.length > 0 ? inArray(ledgerPosting.kind, [...kinds]) : undefined,
    typeof before === 'bigint' ? lt(ledgerPosting.number, before) : undefined,
  ]
}
