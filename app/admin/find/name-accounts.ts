import { accountWords } from '#app/shared/money/transfer-words.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import type { AccountName, WholeTransfer } from '#domain/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'

const OF_MEMBERS = new Set<AccountName['kind']>(['deposited', 'available', 'clearing'])
const PARTS: Partial<Record<AccountName['kind'], string>> = {
  deposited: 'Balance, paid in',
  available: 'Balance, earned',
  clearing: 'Clearing',
}

/** The accounts of transfers in words, for those who look after the book: whose they are is said. */
export async function nameAccounts(
  db: Db,
  transfers: readonly WholeTransfer[],
): Promise<(account: AccountName) => string> {
  const owners = transfers.flatMap(({ postings }) =>
    postings.flatMap(({ account }) => (OF_MEMBERS.has(account.kind) ? [account.owner] : [])),
  )
  const names = await nameMembers(db, owners)
  return (account) => {
    const part = PARTS[account.kind]
    return part
      ? `${part}: ${names.get(account.owner)?.displayName ?? 'a former member'}`
      : accountWords(account, '')
  }
}
