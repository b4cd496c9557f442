import { asc, eq } from 'drizzle-orm'
import { listStatement, type StatementFilters } from '#domain/ledger/index.ts'
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
  for (const which of ['balance', 'clearing'] as const) {
    let before: StatementFilters['before']
    for (;;) {
      const { lines, older } = await listStatement(db, { memberId, of: which }, { before }, LINES_AT_ONCE)
      for (const { transferId, kind, at, amount, parts, balanceAfter, subject, dealId } of lines)
        yield {
          account: which,
          transfer: String(transferId),
          kind,
          at,
          amountMinor: String(amount),
          ...(parts && {
            depositedMinor: String(parts.deposited),
            earnedMinor: String(parts.earned),
          }),
          balanceAfterMinor: String(balanceAfter),
          subject,
          dealId,
        }
      if (!older) break
      before = older
    }
  }
}
