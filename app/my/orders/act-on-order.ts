import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsConflicts } from '#app/forms/mendable.ts'
import { sendToPay } from '#app/payments/send-to-pay.ts'
import { findOwnOrder, giveUpOrder } from '#domain/orders/index.ts'
import { findPayment, isOnItsWay } from '#domain/payments/index.ts'

export type RefusedOrder = { refused: string }

const { intent, intents } = formsOf({
  for: 'members',
  about: ({ db, actor, params }) => findOwnOrder(db, actor.id, params['id'] ?? ''),
  unknown: 'Choose what to do with the order',
  mends: mendsConflicts,
  refuse: ({ message }): RefusedOrder => ({ refused: message.replace(/\.$/, '') }),
})

/** An order that waits: on to its payment, or no more of it. */
export const orderIntents = intents({
  'give-up': intent({
    run: (tx, actor, _, { about: order }) => giveUpOrder(tx, actor, { orderId: order.id }),
    done: ({ about: order }) => redirect(`/my/orders/${order.id}`),
  }),
  pay: intent({
    runOutside: async (asked) => {
      const { about: order, db } = asked
      const payment = order.paymentId ? await findPayment(db, order.paymentId) : undefined
      if (order.state !== 'waiting' || !payment || (await isOnItsWay(db, payment)))
        return redirect(`/my/orders/${order.id}`)
      return redirect(
        payment.payAt ? `/my/balance/payments/${payment.id}?go=1` : await sendToPay(asked, payment),
      )
    },
  }),
})

export type OrderIntent = IntentOf<typeof orderIntents>
