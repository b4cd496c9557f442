import { eq } from 'drizzle-orm'
import { letter, type Letters } from '#domain/letter.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { orderLine, purchaseOrder } from './schema.server.ts'

/** What became of an order: about money, so it comes whatever its buyer has turned off. */
export const orderLetters: Letters = {
  'order.ended': [
    letter({
      kind: 'order',
      later: true,
      async who({ orderId, state }, tx) {
        if (state !== 'placed' && state !== 'returned') return []
        const [order] = await tx.db.select().from(purchaseOrder).where(eq(purchaseOrder.id, orderId))
        const lines = await tx.db
          .select({ title: orderLine.title })
          .from(orderLine)
          .where(eq(orderLine.orderId, orderId))
        return order ? [{ ...order, memberId: order.buyerId, titles: lines.map(({ title }) => title) }] : []
      },
      words({ orderId, state }, { siteOrigin }, { number, totalMinor, currency, reason, titles }) {
        const sum = formatMoney(totalMinor, currency)
        const isPlaced = state === 'placed'
        return {
          subject: isPlaced ? `Order ${number}: placed and paid` : `Order ${number} was not placed`,
          paragraphs: isPlaced
            ? [
                `${sum} is held in escrow until you accept the work: ${titles.map((title) => `“${title}”`).join(', ')}.`,
                'Open each deal: the seller may have questions before the work begins.',
              ]
            : [
                `${reason}.`,
                'Nothing is ordered. What you paid is on your balance, and what you chose went back into your cart when the order ended.',
              ],
          action: { label: 'See the order', url: `${siteOrigin}/my/orders/${orderId}` },
          footnote: 'E-mails about money always come.',
          inProduct: {
            thing: `order:${orderId}`,
            title: `Order ${number}`,
            sum,
            line: isPlaced ? 'Placed and paid: the money is held in escrow' : `Not placed: ${reason}`,
          },
        }
      },
    }),
  ],
}
