import { asc, eq } from 'drizzle-orm'
import { available, clearing, listStatement } from '#domain/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { payment } from './schema.server.ts'

/** All payments of a member, for the file they take along. */
export async function exportPayments(db: Db, memberId: string) {
  const rows = await db
    .select()
    .from(payment)
    .where(eq(payment.memberId, memberId))
    .orderBy(asc(payment.createdAt))
  return rows.map(({ id, purpose, amount, currency, provider, state, createdAt, endedAt }) => ({
    id,
    purpose,
    amountMinor: String(amount),
    currency,
    provider,
    state,
    createdAt,
    endedAt,
  }))
}

const LINES_AT_ONCE = 500

/** Every line of a member's own accounts, newest first, without ever holding all of them. */
export async function* exportStatement(db: Db, memberId: string) {
  for (const account of [available(memberId), clearing(memberId)]) {
    let before: bigint | undefined
    for (;;) {
      const lines = await listStatement(db, account, { before }, LINES_AT_ONCE)
      for (const { number, transferId, kind, at, amount, balanceAfter, subject, dealId } of lines)
        yield {
          account: account.kind,
          line: String(number),
          transfer: String(transferId),
          kind,
          at,
          amountMinor: String(amount),
          balanceAfterMinor: String(balanceAfter),
          subject,
          dealId,
        }
      before = lines.at(-1)?.number
      if (lines.length < LINES_AT_ONCE) break
    }
  }
}
