import { eq } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Db } from '#platform/db/database.ts'
import type { RunInTransaction } from '#platform/db/transaction.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { findPayment } from './queries.ts'
import { payment } from './schema.server.ts'

type Services = { db: Db; transaction: RunInTransaction; payments: Payments }

/** Remembers by a hash which card paid, so that two accounts with one card are seen. The card itself stays the provider's. */
export async function notePayer(services: Services, paymentId: string): Promise<void> {
  const found = await findPayment(services.db, paymentId)
  if (!found?.reference || found.payerHash) return
  const payer = await services.payments.find(found.provider)?.findPayer(found.reference)
  if (!payer) return
  await services.transaction(async (tx) => {
    // Who has left meanwhile is forgotten (`erase-payments.ts`).
    if ((await findPerson(tx.db, found.memberId))?.state === 'deleted') return
    await tx.db
      .update(payment)
      .set({ payerHash: hashToken(payer) })
      .where(eq(payment.id, paymentId))
  })
}
