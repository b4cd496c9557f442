import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { add, minor, type Minor } from '#platform/money/money.ts'
import { type AccountKind, type AccountName, balanceKinds } from './accounts.ts'
import { ledgerAccount, ledgerClearing, ledgerPosting, ledgerTransfer } from './schema.server.ts'
import type { TransferKind } from './transfer-kinds.ts'

export async function findBalance(db: Db | DrizzleTransaction, { kind, owner }: AccountName): Promise<Minor> {
  const [row] = await db
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.kind, kind), eq(ledgerAccount.owner, owner)))
  return row?.balance ?? minor(0)
}

/** What a member can spend, with its two parts, and what is on its way to them. */
type OwnMoney = { available: Minor; deposited: Minor; earned: Minor; clearing: Minor }

export async function findOwnMoney(db: Db | DrizzleTransaction, memberId: string): Promise<OwnMoney> {
  const rows = await db
    .select({ kind: ledgerAccount.kind, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(and(inArray(ledgerAccount.kind, [...balanceKinds, 'clearing']), eq(ledgerAccount.owner, memberId)))
  const of = (kind: AccountKind) => rows.find((row) => row.kind === kind)?.balance ?? minor(0)
  const [deposited, earned] = [of('deposited'), of('available')]
  return { available: add(deposited, earned), deposited, earned, clearing: of('clearing') }
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

export type WholeTransfer = {
  id: bigint
  kind: TransferKind
  key: string
  at: Date
  subject: { kind: string; id: string }
  dealId: string | null
  postings: { account: AccountName; amount: Minor }[]
}

type Which =
  | { ids: readonly bigint[] }
  | { dealId: string }
  | { subject: { kind: string; id: string } }
  | { subjects: { kind: string; ids: readonly string[] } }

function whichTransfers(which: Which) {
  if ('ids' in which) return inArray(ledgerTransfer.id, [...which.ids])
  if ('dealId' in which) return eq(ledgerTransfer.dealId, which.dealId)
  if ('subjects' in which) {
    const { kind, ids } = which.subjects
    return and(eq(ledgerTransfer.subjectKind, kind), inArray(ledgerTransfer.subjectId, [...ids]))
  }
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
