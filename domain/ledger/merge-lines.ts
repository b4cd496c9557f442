import { add, zero, type Minor } from '#platform/money/money.ts'
import type { AccountKind } from './accounts.ts'
import type { Parts } from './spend.ts'
import type { TransferKind } from './transfer-kinds.ts'

/** A line of one account, as the book has it. */
export type AccountLine = {
  accountKind: AccountKind
  number: bigint
  transferId: bigint
  kind: TransferKind
  at: Date
  amount: Minor
  balanceAfter: Minor
  wholeAfter: Minor | null
  subjectKind: string
  subjectId: string
  dealId: string | null
}

/** Where a page ended, in each account that it told of. */
export type StatementCursor = Partial<Record<AccountKind, bigint>>

export type StatementLine = {
  transferId: bigint
  kind: TransferKind
  at: Date
  amount: Minor
  /** How much of it moved in which part of a balance; what clears has none. */
  parts: Parts | undefined
  balanceAfter: Minor
  subject: { kind: string; id: string }
  dealId: string | null
}

export type StatementPage = { lines: StatementLine[]; older: StatementCursor | undefined }

/**
 * One statement out of the lines of several accounts, newest first. Transfers are numbered while the accounts of their member
 * are locked, so their order is that of the lines in each account.
 */
export function mergeLines(
  lines: readonly AccountLine[],
  most: number,
  before: StatementCursor,
): StatementPage {
  const transfers = [...Map.groupBy(lines, ({ transferId }) => transferId).values()].toSorted(newestFirst)
  const shown = transfers.slice(0, most)
  const older = { ...before }
  for (const { accountKind, number } of shown.flat()) older[accountKind] = number
  return {
    lines: shown.map(lineOf),
    older: transfers.length > shown.length ? older : undefined,
  }
}

const newestFirst = ([one]: readonly AccountLine[], [other]: readonly AccountLine[]) =>
  Number((other?.transferId ?? 0n) - (one?.transferId ?? 0n))

function lineOf(lines: readonly AccountLine[]): StatementLine {
  const sum = (kind: AccountKind) =>
    add(...lines.filter(({ accountKind }) => accountKind === kind).map(({ amount }) => amount))
  // What was earned is posted last, so that its line knows the whole.
  const last = lines.find(({ accountKind }) => accountKind !== 'deposited') ?? lines[0]
  if (!last) throw new Error('A transfer without a line')
  const { transferId, kind, at, balanceAfter, wholeAfter, subjectKind, subjectId, dealId } = last
  return {
    transferId,
    kind,
    at,
    amount: lines.reduce((all, { amount }) => add(all, amount), zero),
    parts:
      last.accountKind === 'clearing' ? undefined : { deposited: sum('deposited'), earned: sum('available') },
    balanceAfter: wholeAfter ?? balanceAfter,
    subject: { kind: subjectKind, id: subjectId },
    dealId,
  }
}
