import type { Actor } from '#domain/actor.ts'
import { listPaymentsOf } from '#domain/payments/index.ts'
import type { Db } from '#platform/db/database.ts'

/** A member’s payments, and how much of each can still go back. */
export async function loadMemberPayments(db: Db, actor: Actor, memberId: string) {
  const payments = await listPaymentsOf(db, actor, memberId)
  return payments.map(({ id, amount, refunded, currency, createdAt, mostRefund }) => ({
    id,
    amount,
    refunded,
    currency,
    createdAt,
    most: mostRefund,
  }))
}

export type MemberPaymentsData = Awaited<ReturnType<typeof loadMemberPayments>>
