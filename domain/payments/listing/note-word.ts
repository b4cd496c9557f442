import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { PaymentEvent } from '#platform/payments/payment-provider.ts'
import { paymentWord } from '../schema.server.ts'

export type ProviderWord = typeof paymentWord.$inferSelect
export type WordResult = ProviderWord['result']

/** Writes down what a provider said of a payment and what came of it; the same word again is counted, not kept twice. */
export async function noteWord(
  tx: Transaction,
  paymentId: string,
  { outcome, amount }: PaymentEvent,
  result: WordResult,
): Promise<void> {
  await tx.db
    .insert(paymentWord)
    .values({ paymentId, outcome, amount, result, firstAt: tx.now, lastAt: tx.now })
    .onConflictDoUpdate({
      target: [paymentWord.paymentId, paymentWord.outcome, paymentWord.amount, paymentWord.result],
      set: { times: sql`${paymentWord.times} + 1`, lastAt: tx.now },
    })
}

/** All that was heard of a payment, the first first. */
export function listWords(db: Db, paymentId: string): Promise<ProviderWord[]> {
  return db
    .select()
    .from(paymentWord)
    .where(eq(paymentWord.paymentId, paymentId))
    .orderBy(asc(paymentWord.firstAt))
    .limit(50)
}
