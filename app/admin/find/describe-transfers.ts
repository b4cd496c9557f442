import { kindWords } from '#app/shared/money/transfer-words.ts'
import type { WholeTransfer } from '#domain/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { nameAccounts } from './name-accounts.ts'

/** Transfers as a page of the desk shows them. */
export async function describeTransfers(db: Db, transfers: readonly WholeTransfer[]) {
  const nameOf = await nameAccounts(db, transfers)
  return transfers.map(({ id, kind, key, at, subject, dealId, postings }) => ({
    id: String(id),
    kind: kindWords[kind],
    key,
    at,
    about: addressOf(subject, dealId),
    postings: postings.map(({ account, amount }) => ({ account: nameOf(account), amount })),
  }))
}

export type DescribedTransfer = Awaited<ReturnType<typeof describeTransfers>>[number]

/** Where what a transfer was about is seen. */
function addressOf({ kind, id }: WholeTransfer['subject'], dealId: string | null) {
  if (dealId) return { to: `/deals/${dealId}`, name: 'The deal' }
  if (kind === 'payment') return { to: `/admin/payments/${id}`, name: 'The payment' }
  if (kind === 'payout') return { to: `/admin/payouts?show=all&payout=${id}#decide`, name: 'The payout' }
  return undefined
}
