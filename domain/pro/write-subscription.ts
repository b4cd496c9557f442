import { setProUntil } from '#domain/accounts/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { zero, type Minor } from '#platform/money/money.ts'
import type { ProHappening } from './events.ts'
import { proSubscription, type ProSubscription } from './schema.server.ts'
import { nextAt } from './subscription-rules.ts'

type Facts = Omit<ProSubscription, 'nextAt'>

/** Keeps how a member's PRO stands now; how long its terms hold stands at the member, in the same transaction. */
export async function writeSubscription(tx: Transaction, facts: Facts): Promise<ProSubscription> {
  const row = { ...facts, nextAt: nextAt(facts) }
  await tx.db
    .insert(proSubscription)
    .values(row)
    .onConflictDoUpdate({ target: proSubscription.memberId, set: row })
  await setProUntil(tx, row.memberId, row.state === 'ended' ? null : row.holdsUntil)
  return row
}

/** The same, told to whoever it concerns. */
export async function concludePro(
  tx: Transaction,
  facts: Facts,
  what: ProHappening,
  { sum = zero, reason = '' }: { sum?: Minor; reason?: string } = {},
): Promise<ProSubscription> {
  const row = await writeSubscription(tx, facts)
  await tx.announce({
    kind: 'pro.happened',
    memberId: row.memberId,
    what,
    plan: row.plan,
    sumMinor: String(sum),
    until: row.until.toISOString(),
    holdsUntil: row.holdsUntil.toISOString(),
    reason,
  })
  return row
}

/** It is over: nothing more is charged, and whoever wants it again begins it again. */
export const ended = (row: ProSubscription, at: Date): Facts => ({
  ...row,
  state: 'ended',
  until: at < row.until ? at : row.until,
  holdsUntil: at,
  quotedMinor: null,
  remindedAt: null,
  triedAt: null,
})
