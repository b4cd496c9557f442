import { and, asc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { desc } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import type { AccountKind, AccountName } from './accounts.ts'
import { ledgerAccount, ledgerClearing, ledgerPosting, ledgerTransfer } from './schema.server.ts'
import { numbersOfTime } from './statement-bounds.ts'
import type { TransferKind } from './transfer-kinds.ts'

export async function findBalance(db: Db, { kind, owner }: AccountName): Promise<Minor> {
  const [row] = await db
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.kind, kind), eq(ledgerAccount.owner, owner)))
  return row?.balance ?? minor(0)
}

type OwnMoney = { available: Minor; clearing: Minor }

export async function findOwnMoney(db: Db, memberId: string): Promise<OwnMoney> {
  const rows = await db
    .select({ kind: ledgerAccount.kind, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(and(inArray(ledgerAccount.kind, ['available', 'clearing']), eq(ledgerAccount.owner, memberId)))
  const of = (kind: AccountKind) => rows.find((row) => row.kind === kind)?.balance ?? minor(0)
  return { available: of('available'), clearing: of('clearing') }
}

export async function sumEscrow(db: Db, milestoneIds: readonly string[]): Promise<Minor> {
  if (milestoneIds.length === 0) return minor(0)
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerAccount.balance}), 0)` })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.kind, 'escrow'), inArray(ledgerAccount.owner, [...milestoneIds])))
  return minor(row?.sum ?? '0')
}

/** All money that waits in escrow in the whole marketplace. */
export async function sumOfKind(db: Db | DrizzleTransaction, kind: AccountKind): Promise<Minor> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerAccount.balance}), 0)` })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.kind, kind))
  return minor(row?.sum ?? '0')
}

/** All that was ever paid out to members, as the accounts of those who carried it have it. */
export async function sumPaidOut(db: Db | DrizzleTransaction): Promise<Minor> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(abs(${ledgerPosting.amount})), 0)` })
    .from(ledgerPosting)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .where(and(eq(ledgerAccount.kind, 'provider'), eq(ledgerPosting.kind, 'payout-paid')))
  return minor(row?.sum ?? '0')
}

export type ClearingRow = {
  subjectId: string
  dealId: string | null
  amount: Minor
  clearsAt: Date
  isHeld: boolean
}

/** What clears when, soonest first. */
export async function listClearing(db: Db, memberId: string, most = 50): Promise<ClearingRow[]> {
  const rows = await db
    .select()
    .from(ledgerClearing)
    .where(and(eq(ledgerClearing.memberId, memberId), inArray(ledgerClearing.state, ['waiting', 'held'])))
    .orderBy(asc(ledgerClearing.clearsAt))
    .limit(most)
  return rows.map(({ subjectId, dealId, amount, clearsAt, state }) => ({
    subjectId,
    dealId,
    amount,
    clearsAt,
    isHeld: state === 'held',
  }))
}

export type StatementLine = {
  number: bigint
  transferId: bigint
  kind: TransferKind
  at: Date
  amount: Minor
  balanceAfter: Minor
  subject: { kind: string; id: string }
  dealId: string | null
}

export type StatementFilters = {
  kinds?: readonly TransferKind[] | undefined
  from?: Date | undefined
  to?: Date | undefined
  /** Lines before this number: the next page costs as little as the first. */
  before?: bigint | undefined
}

export const STATEMENT_LINES_A_PAGE = 30

/** The lines of one account, newest first. */
export async function listStatement(
  db: Db,
  { kind, owner }: AccountName,
  filters: StatementFilters,
  most = STATEMENT_LINES_A_PAGE,
): Promise<StatementLine[]> {
  const [account] = await db
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.kind, kind), eq(ledgerAccount.owner, owner)))
  if (!account) return []
  const rows = await db
    .select({
      number: ledgerPosting.number,
      transferId: ledgerPosting.transferId,
      kind: ledgerPosting.kind,
      at: ledgerPosting.at,
      amount: ledgerPosting.amount,
      balanceAfter: ledgerPosting.balanceAfter,
      subjectKind: ledgerTransfer.subjectKind,
      subjectId: ledgerTransfer.subjectId,
      dealId: ledgerTransfer.dealId,
    })
    .from(ledgerPosting)
    .innerJoin(ledgerTransfer, eq(ledgerTransfer.id, ledgerPosting.transferId))
    .where(and(...numbersOfTime(account.id, filters), ...wanted(filters)))
    .orderBy(desc(ledgerPosting.number))
    .limit(most)
  return rows.map(({ subjectKind, subjectId, ...line }) => ({
    ...line,
    subject: { kind: subjectKind, id: subjectId },
  }))
}

export async function countStatement(
  db: Db,
  { kind, owner }: AccountName,
  filters: StatementFilters,
): Promise<number> {
  const [account] = await db
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.kind, kind), eq(ledgerAccount.owner, owner)))
  if (!account) return 0
  return db.$count(ledgerPosting, and(...numbersOfTime(account.id, filters), ...wanted(filters)))
}

function wanted({ kinds, before }: StatementFilters): (SQL | undefined)[] {
  return [
    kinds && kinds.length > 0 ? inArray(ledgerPosting.kind, [...kinds]) : undefined,
    before === undefined ? undefined : lt(ledgerPosting.number, before),
  ]
}

export type WholeTransfer = {
  id: bigint
  kind: TransferKind
  key: string
  at: Date
  subject: { kind: string; id: string }
  dealId: string | null
  postings: { account: AccountName; amount: Minor }[]
}

type Which = { ids: readonly bigint[] } | { dealId: string } | { subject: { kind: string; id: string } }

function whichTransfers(which: Which) {
  if ('ids' in which) return inArray(ledgerTransfer.id, [...which.ids])
  if ('dealId' in which) return eq(ledgerTransfer.dealId, which.dealId)
  const { kind, id } = which.subject
  return and(eq(ledgerTransfer.subjectKind, kind), eq(ledgerTransfer.subjectId, id))
}

/** Transfers with all their lines, in the order in which they happened. */
export async function findTransfers(db: Db | DrizzleTransaction, which: Which): Promise<WholeTransfer[]> {
  const transfers = await db
    .select()
    .from(ledgerTransfer)
    .where(whichTransfers(which))
    .orderBy(asc(ledgerTransfer.id))
  if (transfers.length === 0) return []
  const lines = await db
    .select({
      transferId: ledgerPosting.transferId,
      amount: ledgerPosting.amount,
      kind: ledgerAccount.kind,
      owner: ledgerAccount.owner,
    })
    .from(ledgerPosting)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .where(
      inArray(
        ledgerPosting.transferId,
        transfers.map(({ id }) => id),
      ),
    )
    .orderBy(asc(ledgerPosting.amount))
  return transfers.map(({ subjectKind, subjectId, ...transfer }) => ({
    ...transfer,
    subject: { kind: subjectKind, id: subjectId },
    postings: lines
      .filter(({ transferId }) => transferId === transfer.id)
      .map(({ kind, owner, amount }) => ({ account: { kind, owner }, amount })),
  }))
}
