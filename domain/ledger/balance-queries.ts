import { and, asc, count, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { FOUND_MOST, type Sought } from '#domain/sought-rules.ts'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { add, minor, type Minor } from '#platform/money/money.ts'
import { type AccountKind, type AccountName, balanceKinds } from './accounts.ts'
import { authorise } from './permissions.ts'
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

/** All that was ever paid out to members and did not come back, as the accounts of those who carried it have it. */
export async function sumPaidOut(db: Db | DrizzleTransaction): Promise<Minor> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerPosting.amount}), 0)` })
    .from(ledgerPosting)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .where(
      and(
        eq(ledgerAccount.kind, 'provider'),
        inArray(ledgerPosting.kind, ['payout-paid', 'payout-returned']),
      ),
    )
  return minor(row?.sum ?? '0')
}

export type ClearingDay = { clearsAt: Date; amount: Minor; releases: number; isHeld: boolean }

/**
 * What clears on which day of where a member lives, soonest first, however many releases that are: there are no more days than money
 * takes to clear. What is held by a claim or an appeal stands apart, because its day is not known.
 */
export async function listClearing(db: Db, memberId: string, timeZone: string): Promise<ClearingDay[]> {
  const isHeld = sql<boolean>`${ledgerClearing.state} = 'held'`
  const day = sql`case when ${isHeld} then null else (${ledgerClearing.clearsAt} at time zone ${timeZone})::date end`
  const rows = await db
    .select({
      clearsAt: sql<Date>`min(${ledgerClearing.clearsAt})`.mapWith(ledgerClearing.clearsAt),
      amount: sql<string>`sum(${ledgerClearing.amount})`,
      releases: count(),
      isHeld,
    })
    .from(ledgerClearing)
    .where(and(eq(ledgerClearing.memberId, memberId), inArray(ledgerClearing.state, ['waiting', 'held'])))
    // By their places: the zone is another parameter wherever it is said again.
    .groupBy(sql`4, ${day}`)
    .orderBy(sql`1`)
  return rows.map((row) => ({ ...row, amount: minor(row.amount) }))
}

/** What waits to clear, and what of it clears until a moment; without what is held. */
export async function sumClearing(
  db: Db,
  memberId: string,
  until: Date,
): Promise<{ clearing: Minor; clearsUntil: Minor }> {
  const [row] = await db
    .select({
      clearing: sql<string>`coalesce(sum(${ledgerClearing.amount}), 0)`,
      clearsUntil: sql<string>`coalesce(sum(${ledgerClearing.amount}) filter (where ${lte(ledgerClearing.clearsAt, until)}), 0)`,
    })
    .from(ledgerClearing)
    .where(and(eq(ledgerClearing.memberId, memberId), eq(ledgerClearing.state, 'waiting')))
  return { clearing: minor(row?.clearing ?? 0), clearsUntil: minor(row?.clearsUntil ?? 0) }
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

export type FoundTransfer = { id: bigint; kind: TransferKind; at: Date; amount: Minor }

/** What transfers are about: their index is by kind and id. */
const subjectKinds = ['payment', 'payout', 'milestone', 'tip', 'chargeback', 'referral', 'pro', 'correction']
/** Lines of one transfer that may move the same sum: from one account to another, and by way of others. */
const LINES_MOST = 8
const KEY = /^[\w:. -]{3,200}$/

/** Transfers by number or key, by the id of what they were about, or by the sum that one of their lines moved. */
export async function findSoughtTransfers(db: Db, actor: Actor, sought: Sought): Promise<FoundTransfer[]> {
  authorise(actor, 'ledger.read')
  const ways = waysTo(sought)
  if (ways.length === 0) return []
  const rows = await db
    .select({
      id: ledgerTransfer.id,
      kind: ledgerTransfer.kind,
      at: ledgerTransfer.at,
      amount: sql<string>`(select coalesce(sum(amount), 0) from ledger_posting where ledger_posting.transfer_id = ledger_transfer.id and amount > 0)`,
    })
    .from(ledgerTransfer)
    .where(inArray(ledgerTransfer.id, anyOf(ways)))
    .orderBy(desc(ledgerTransfer.id))
    .limit(FOUND_MOST)
  return rows.map((row) => ({ ...row, amount: minor(row.amount) }))
}

function waysTo({ words, id, number, amount }: Sought): SQL[] {
  const newest = sql`order by id desc limit ${FOUND_MOST}`
  return [
    ...(number === undefined ? [] : [sql`select id from ledger_transfer where id = ${number}`]),
    ...(id
      ? [
          ...subjectKinds.map(
            (kind) => sql`select id from ledger_transfer where subject_kind = ${kind} and subject_id = ${id}`,
          ),
          sql`select id from ledger_transfer where deal_id = ${id} ${newest}`,
        ]
      : []),
    ...(amount
      ? [
          sql`select transfer_id from ledger_posting where abs(amount) = ${amount} order by transfer_id desc limit ${FOUND_MOST * LINES_MOST}`,
        ]
      : []),
    ...(KEY.test(words) ? [sql`select id from ledger_transfer where key = ${words}`] : []),
  ]
}

/** One transfer with all its lines, for the desk. */
export async function findTransfer(db: Db, actor: Actor, id: bigint): Promise<WholeTransfer> {
  authorise(actor, 'ledger.read')
  const [found] = await findTransfers(db, { ids: [id] })
  if (!found) throw new NotFound('There is no such transfer')
  return found
}
