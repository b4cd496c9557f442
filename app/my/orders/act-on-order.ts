import { data, redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { sendToPay } from '#app/payments/send-to-pay.ts'
import { findOwnOrder, giveUpOrder } from '#domain/orders/index.ts'
import { findPayment } from '#domain/payments/index.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'

/** An order that waits: on to its payment, or no more of it. */
export async function actOnOrder(edge: MemberEdge) {
  const order = await findOwnOrder(edge.db, edge.actor.id, edge.params['id'] ?? '')
  const here = `/my/orders/${order.id}`
  const intent = (await edge.form()).get('intent')
  try {
    if (intent === 'give-up') {
      await edge.transaction((tx) => giveUpOrder(tx, edge.actor, { orderId: order.id }))
      return redirect(here)
    }
    if (intent !== 'pay') throw new Invalid('Choose what to do with the order')
    const payment = order.paymentId ? await findPayment(edge.db, order.paymentId) : undefined
    if (order.state !== 'waiting' || !payment) return redirect(here)
    return redirect(
      payment.payAt ? `/my/balance/payments/${payment.id}?go=1` : await sendToPay(edge, payment),
    )
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return data({ refused: error.message.replace(/\.$/, '') }, { status: error.status })
  }
}
