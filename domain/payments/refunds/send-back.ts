import type { Actor } from '#domain/actor.ts'
import type { Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Minor } from '#platform/money/money.ts'
import { authorise } from '../permissions.ts'
import { askRefund, findByForm, lockPayment } from './ask-refund.ts'
import { mostAlone } from './most-alone.ts'
import { proposeRefund } from './propose-refund.ts'

type Asked = { paymentId: string; amount: Minor; reason: string; formKey: string }

/** One of finance sends a payment back: at once where one is enough, else by a colleague who agrees. */
export async function sendBack(
  tx: Transaction,
  actor: Actor,
  asked: Asked,
  context: { origin?: Origin | undefined } = {},
): Promise<'sent' | 'proposed'> {
  const paid = await lockPayment(tx, asked.paymentId)
  authorise(actor, 'payments.decide-refund', { ownerId: paid?.memberId ?? '' })
  const isSent = (await findByForm(tx, asked.paymentId, asked.formKey)) !== undefined
  if (paid && !isSent && asked.amount > (await mostAlone(tx.db, paid, tx.now))) {
    await proposeRefund(tx, actor, asked, context)
    return 'proposed'
  }
  await askRefund(tx, actor, asked, context)
  return 'sent'
}
