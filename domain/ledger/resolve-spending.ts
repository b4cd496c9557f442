import { minor, negated, type Minor } from '#platform/money/money.ts'
import { type AccountName, deposited, earned, nameOf } from './accounts.ts'
import type { HeldAccount } from './lock-accounts.ts'
import { NotEnoughMoney } from './not-enough-money.ts'
import { spend } from './spend.ts'

export type Posting = { account: AccountName; amount: Minor }
/** Taken from a member's balance: from which of its parts is known once both are locked. */
export type Spending = { spentBy: string; amount: Minor }

/**
 * Says of everything that is spent from which part it goes, one transfer after another. Within a transfer what was paid in
 * comes before what was earned, so that the last line of a balance tells the whole.
 */
export function resolveSpending<Transfer extends { postings: readonly (Posting | Spending)[] }>(
  accounts: ReadonlyMap<string, HeldAccount>,
  transfers: readonly Transfer[],
): (Omit<Transfer, 'postings'> & { postings: Posting[] })[] {
  const balances = new Map([...accounts].map(([name, { balance }]) => [name, balance]))
  const held = (account: AccountName): Minor => balances.get(nameOf(account)) ?? minor(0)
  const note = ({ account, amount }: Posting) => balances.set(nameOf(account), minor(held(account) + amount))
  const resolve = (posting: Posting | Spending): Posting[] => {
    if (!('spentBy' in posting)) return [posting]
    const amount = negated(posting.amount)
    const [first, second] = [deposited(posting.spentBy), earned(posting.spentBy)]
    const whole = minor(held(first) + held(second))
    if (amount > whole) throw new NotEnoughMoney('available', whole, amount, posting.spentBy)
    const parts = spend(amount, { deposited: held(first) })
    return [
      { account: first, amount: negated(parts.deposited) },
      { account: second, amount: negated(parts.earned) },
    ].filter((one) => one.amount !== 0n)
  }
  return transfers.map((transfer) => {
    const postings = transfer.postings.flatMap(resolve).toSorted(depositedFirst)
    postings.forEach(note)
    return { ...transfer, postings }
  })
}

const rank = ({ account }: Posting) => (account.kind === 'deposited' ? 0 : 1)
const depositedFirst = (one: Posting, other: Posting) => rank(one) - rank(other)
