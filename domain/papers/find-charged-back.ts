import { findTransfers, type WholeTransfer } from '#domain/ledger/index.ts'
import { findPayersOfCases } from '#domain/payments/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'

/** Whose payment a bank took back, and how that payment had moved before. */
export type ChargedBack = { payerId: string; before: WholeTransfer[] }

/** By the cases that were lost: on the lines of a loss stands neither the member nor the payment. */
export async function findChargedBack(
  { db }: Pick<Transaction, 'db'>,
  transfers: readonly WholeTransfer[],
): Promise<Map<string, ChargedBack>> {
  const lost = transfers.filter(({ kind }) => kind === 'chargeback-lost')
  const payers = await findPayersOfCases(
    db,
    lost.map(({ subject }) => subject.id),
  )
  const found = new Map<string, ChargedBack>()
  for (const { id, subject } of lost) {
    const payer = payers.get(subject.id)
    if (!payer) continue
    const moved = await findTransfers(db, { subject: { kind: 'payment', id: payer.paymentId } })
    found.set(subject.id, { payerId: payer.memberId, before: moved.filter((one) => one.id < id) })
  }
  return found
}
