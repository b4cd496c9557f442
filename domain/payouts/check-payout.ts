import type { Actor } from '#domain/actor.ts'
import {
  earned,
  findBalance,
  findOwnMoney,
  type StatementSum,
  sumStatement,
  transit,
} from '#domain/ledger/index.ts'
import { authorise } from './permissions.ts'
import type { Db } from '#platform/db/database.ts'
import { add, minor, type Minor } from '#platform/money/money.ts'
import { explainDebts } from './batches/explain-debts.ts'
import { type Disputed, type FindDisputed, listDisputed } from './payout-context.ts'
import { findPayout } from './payout-queries.ts'
import { isOpen } from './states.ts'

type PayoutCheck = {
  /** Every line of what the member earned, added up by why the money moved. */
  lines: StatementSum[]
  sum: Minor
  earned: Minor
  clearing: Minor
  inTransit: Minor
  /** The lines sum to the balance. */
  isSumRight: boolean
  /** The transit account holds what it should: the amount while it is open, nothing once it has ended. */
  isHeldRight: boolean
  disputes: Disputed[]
  /** Why it can neither be approved nor sent for now, in words. */
  debt: string | undefined
}

/** What the book says about a payout and its member, for who decides on it. */
export async function checkPayout(
  db: Db,
  actor: Actor,
  payoutId: string,
  disputedMoney: readonly FindDisputed[],
): Promise<PayoutCheck> {
  authorise(actor, 'payouts.read')
  const found = await findPayout(db, actor, payoutId)
  const { memberId, amount, state } = found
  const lines = await sumStatement(db, earned(memberId))
  const own = await findOwnMoney(db, memberId)
  const inTransit = await findBalance(db, transit(payoutId))
  const disputes = await listDisputed(db, disputedMoney, memberId)
  const [debt] = await explainDebts(db, [found])
  const sum = add(...lines.map((line) => line.sum))
  return {
    lines,
    sum,
    earned: own.earned,
    clearing: own.clearing,
    inTransit,
    isSumRight: sum === own.earned,
    isHeldRight: inTransit === (isOpen(state) ? amount : minor(0)),
    disputes,
    debt,
  }
}
