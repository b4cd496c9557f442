import { randomUUID } from 'node:crypto'
import type { Actor } from '#domain/actor.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { computeRefund, listPaymentsOf } from '#domain/payments/index.ts'
import type { Db } from '#platform/db/database.ts'
import { decimalText, parseAmount } from '#platform/money/currency.ts'

/** A member’s payments, and the one that the address opens with what would be sent back of it. */
export async function loadMemberPayments(db: Db, actor: Actor, memberId: string, params: URLSearchParams) {
  const payments = await listPaymentsOf(db, actor, memberId)
  const opened = payments.find(({ id, mostRefund }) => id === params.get('payment') && mostRefund > 0n)
  return {
    payments: payments.map(({ id, amount, refunded, currency, createdAt, mostRefund }) => ({
      id,
      amount,
      refunded,
      currency,
      createdAt,
      most: mostRefund,
    })),
    opened: opened && {
      id: opened.id,
      currency: opened.currency,
      most: opened.mostRefund,
      formKey: randomUUID(),
      ...preview(opened, (await findOwnMoney(db, memberId)).available, params.get('back')),
    },
  }
}

type Paid = Awaited<ReturnType<typeof listPaymentsOf>>[number]

function preview(
  { currency, mostRefund }: Paid,
  available: Parameters<typeof computeRefund>[1],
  asked: string | null,
) {
  const typed = (asked ?? decimalText(mostRefund, currency)).slice(0, 40)
  const amount = parseAmount(typed, currency)
  const isRight = amount !== undefined && amount > 0n && amount <= mostRefund
  return { typed, isRight, arithmetic: isRight ? computeRefund(amount, available) : undefined }
}

export type MemberPaymentsData = Awaited<ReturnType<typeof loadMemberPayments>>
