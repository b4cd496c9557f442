import { eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import { askWithWrites, writeSoon } from '#platform/db/pending-writes.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { add, minor } from '#platform/money/money.ts'
import { type AccountName, deposited, earned, isForOnePurpose, isOfBalance, nameOf } from './accounts.ts'
import { type HeldAccount, lockAccounts, newAccount, noteHeld, pickHeld } from './lock-accounts.ts'
import type { WholeTransfer } from './balance-queries.ts'
import { noteFirst } from './find-history.ts'
import { NotEnoughMoney } from './not-enough-money.ts'
import { type Posting, resolveSpending, type Spending } from './resolve-spending.ts'
import { ledgerAccount, ledgerPosting, ledgerTransfer } from './schema.server.ts'
import type { TransferKind } from './transfer-kinds.ts'

type NewPosting = Posting | Spending

export type NewTransfer = {
  kind: TransferKind
  /** The same key is the same movement: asked for again, nothing more moves. */
  key: string
  subject: { kind: string; id: string }
  dealId?: string | undefined
  postings: NewPosting[]
}

/**
 * Moves money: the one way. All accounts are locked first and in one order, so that no two transactions wait for each
 * other; what was posted before under the same key is left as it is.
 */
export async function postTransfers(tx: Transaction, transfers: readonly NewTransfer[]): Promise<void> {
  const moving = transfers.map(withoutNothing).filter(({ postings }) => postings.length > 0)
  if (moving.length === 0) return
  for (const transfer of moving) expectBalanced(transfer)
  expectKeysOnce(moving)
  const wanted = moving.flatMap(({ postings }) => postings.flatMap(accountsOf))
  const isNew = newAccountsOf(moving)
  await lockAccounts(
    tx,
    wanted.filter((one) => !isNew.has(nameOf(one))),
  )
  const { inserted, made } = await insertTransfers(tx, moving, [...isNew.values()])
  const accounts = pickHeld(tx, wanted)
  const fresh = resolveSpending(accounts, inserted)
  const postings = fresh.flatMap((one) => one.postings)
  expectEnough(accounts, postings)
  insertPostings(tx, accounts, fresh)
  for (const { account, amount } of postings) {
    const held = accounts.get(nameOf(account))
    if (held) held.balance = add(held.balance, amount)
  }
  noteFirst(
    tx.db,
    fresh.filter(({ subject }) => made.has(subject.id)),
  )
  if (fresh.length > 0)
    await tx.announce({ kind: 'money.moved', transferIds: fresh.map(({ id }) => String(id)) })
}

export async function postTransfer(tx: Transaction, transfer: NewTransfer): Promise<void> {
  await postTransfers(tx, [transfer])
}

type Fresh = Omit<WholeTransfer, 'postings'> & { postings: readonly NewPosting[] }
type Resolved = Omit<Fresh, 'postings'> & { postings: readonly Posting[] }

/** Both parts of a balance are locked with either: what the whole is after a line is written down with it. */
function accountsOf(posting: NewPosting): AccountName[] {
  if ('spentBy' in posting) return [deposited(posting.spentBy), earned(posting.spentBy)]
  const { account } = posting
  return isOfBalance(account.kind) ? [deposited(account.owner), earned(account.owner)] : [account]
}

/** What is held for one purpose comes into being with what is put there: such accounts are made with the transfers. */
function newAccountsOf(transfers: readonly NewTransfer[]): Map<string, AccountName> {
  const postings = transfers.flatMap((transfer) => transfer.postings)
  return new Map(
    postings.flatMap((posting) =>
      'account' in posting && posting.amount > 0n && isForOnePurpose(posting.account.kind)
        ? [[nameOf(posting.account), posting.account] as const]
        : [],
    ),
  )
}

function withoutNothing(transfer: NewTransfer): NewTransfer {
  return { ...transfer, postings: transfer.postings.filter(({ amount }) => amount !== 0n) }
}

function expectBalanced({ kind, key, postings }: NewTransfer): void {
  const sum = postings.reduce((all, { amount }) => all + amount, 0n)
  if (sum !== 0n) throw new Error(`The transfer ${kind} ${key} is out of balance by ${sum}`)
}

/** Two movements under one key in the same breath are a fault of ours: one of them would be lost, or posted twice. */
function expectKeysOnce(transfers: NewTransfer[]): void {
  const keys = new Set(transfers.map(({ key }) => key))
  if (keys.size !== transfers.length) throw new Error('The same key stands twice among the transfers')
}

async function insertTransfers(
  tx: Transaction,
  transfers: NewTransfer[],
  newAccounts: readonly AccountName[],
): Promise<{ inserted: Fresh[]; made: ReadonlySet<string> }> {
  const known = pickHeld(tx, newAccounts)
  const missing = newAccounts.filter((one) => !known.has(nameOf(one)))
  const written = tx.db
    .insert(ledgerTransfer)
    .values(
      transfers.map(({ kind, key, subject, dealId }) => ({
        kind,
        key,
        at: tx.now,
        subjectKind: subject.kind,
        subjectId: subject.id,
        dealId: dealId ?? null,
      })),
    )
    .onConflictDoNothing({ target: ledgerTransfer.key })
    .returning({ id: ledgerTransfer.id, key: ledgerTransfer.key })
  const rows = await askWithWrites<{ id: string; key: string | null } & AccountName>(
    tx.db,
    { transfers: written, accounts: makeAccounts(tx, missing) },
    sql`select id::text, key, null as kind, null as owner from transfers
      union all select id::text, null, kind, owner from accounts`,
  )
  noteHeld(
    tx,
    rows
      .filter(({ key }) => key === null)
      .map(({ id, kind, owner }) => ({ ...newAccount({ kind, owner }), id: BigInt(id), balance: minor(0) })),
  )
  await lockAccounts(tx, newAccounts)
  const ids = new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[key, BigInt(id)] as const])))
  const before = transfers.filter(({ key }) => !ids.has(key))
  if (before.length > 0) await expectTheSame(tx, before)
  const inserted = transfers.flatMap((transfer) => {
    const id = ids.get(transfer.key)
    return id === undefined ? [] : [{ ...transfer, id, at: tx.now, dealId: transfer.dealId ?? null }]
  })
  return { inserted, made: new Set(rows.flatMap(({ key, owner }) => (key === null ? [owner] : []))) }
}

const makeAccounts = (tx: Transaction, names: readonly AccountName[]): SQLWrapper =>
  names.length === 0
    ? sql`select 0::bigint as id, '' as kind, '' as owner where false`
    : tx.db
        .insert(ledgerAccount)
        .values(names.map(newAccount))
        .onConflictDoNothing()
        .returning({ id: ledgerAccount.id, kind: ledgerAccount.kind, owner: ledgerAccount.owner })

/** A key that comes back must mean what it meant: anything else is a fault of ours, and must not pass in silence. */
async function expectTheSame(tx: Transaction, transfers: NewTransfer[]): Promise<void> {
  const keys = transfers.map(({ key }) => key)
  const rows = await tx.db
    .select({
      key: ledgerTransfer.key,
      kind: ledgerAccount.kind,
      owner: ledgerAccount.owner,
      amount: ledgerPosting.amount,
    })
    .from(ledgerTransfer)
    .innerJoin(ledgerPosting, eq(ledgerPosting.transferId, ledgerTransfer.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .where(inArray(ledgerTransfer.key, keys))
  const postedBefore = Map.groupBy(rows, ({ key }) => key)
  for (const { key, postings } of transfers) {
    const before = movementOf(
      (postedBefore.get(key) ?? []).map((row) => ({ account: row, amount: row.amount })),
    )
    const now = movementOf(postings)
    if (before !== now) throw new Error(`The key ${key} was used for another movement: ${before}, now ${now}`)
  }
}

/**
 * What a transfer does to each account, in words that are the same for the same movement. From which part of a balance it was
 * is what the book said at that moment, not what is asked for.
 */
function movementOf(postings: readonly NewPosting[]): string {
  const sums = new Map<string, bigint>()
  for (const posting of postings) {
    const name = 'spentBy' in posting ? `balance:${posting.spentBy}` : wholeNameOf(posting.account)
    sums.set(name, (sums.get(name) ?? 0n) + posting.amount)
  }
  return [...sums]
    .map(([name, sum]) => `${name} ${sum}`)
    .toSorted()
    .join(', ')
}

const wholeNameOf = (account: AccountName): string =>
  isOfBalance(account.kind) ? `balance:${account.owner}` : nameOf(account)

/** Said before the database would refuse it, in words that a person can use. */
function expectEnough(accounts: Map<string, HeldAccount>, postings: readonly Posting[]): void {
  const balances = new Map<string, bigint>()
  for (const { account, amount } of postings) {
    const name = nameOf(account)
    const held = accounts.get(name)
    if (!held) throw new Error(`The account ${name} was not locked`)
    balances.set(name, (balances.get(name) ?? held.balance) + amount)
  }
  for (const [name, balance] of balances) {
    const held = accounts.get(name)
    if (held && !held.mayBeNegative && balance < 0n)
      throw new NotEnoughMoney(held.kind, held.balance, minor(held.balance - balance), held.owner)
  }
}

function insertPostings(
  tx: Transaction,
  accounts: Map<string, HeldAccount>,
  fresh: readonly Resolved[],
): void {
  const rows = fresh.flatMap(({ id, kind, postings }) =>
    postings.map(({ account, amount }) => ({
      accountId: accounts.get(nameOf(account))?.id ?? 0n,
      transferId: id,
      amount,
      kind,
      at: tx.now,
      // Given by the database as it carries the balance.
      number: 0n,
      balanceAfter: minor(0),
    })),
  )
  // One after another: lines of an account are numbered in the order of their transfers.
  if (rows.length > 0)
    writeSoon(tx.db, { query: tx.db.insert(ledgerPosting).values(rows), rows: ['ledger_posting'] })
}
