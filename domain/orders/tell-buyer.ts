import { and, eq, isNull } from 'drizzle-orm'
import { findPerson, writeLetter } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { orderLine, purchaseOrder } from './schema.server.ts'

type Given = { settings: Settings; siteOrigin: string }

/** One letter about what became of an order: about money, so it comes whatever its buyer has turned off. Told once. */
export async function tellBuyer(
  tx: Transaction,
  actor: Actor,
  { orderId }: { orderId: string },
  given: Given,
): Promise<void> {
  authorise(actor, 'order.tell')
  const [order] = await tx.db
    .update(purchaseOrder)
    .set({ toldAt: tx.now })
    .where(and(eq(purchaseOrder.id, orderId), isNull(purchaseOrder.toldAt)))
    .returning()
  if (!order) return
  const buyer = await findPerson(tx.db, order.buyerId)
  if (!buyer?.verifiedEmail) return
  const lines = await tx.db
    .select({ title: orderLine.title })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
  const sum = formatMoney(order.totalMinor, order.currency)
  const isPlaced = order.state === 'placed'
  const subject = isPlaced ? `Order ${order.number}: placed and paid` : `Order ${order.number} was not placed`
  await writeLetter(
    tx,
    { email: buyer.verifiedEmail, brand: buyer.brand },
    {
      kind: 'order',
      subject,
      heading: subject,
      paragraphs: isPlaced
        ? [
            `${sum} is held in escrow until you accept the work: ${lines.map(({ title }) => `“${title}”`).join(', ')}.`,
            'Open each deal: the seller may have questions before the work begins.',
          ]
        : [
            `${order.reason}.`,
            'Nothing is ordered. What you chose is in your cart again, and what you paid is on your balance.',
          ],
      action: { label: 'See the order', url: `${given.siteOrigin}/my/orders/${order.id}` },
      footnote: 'Letters about money always come.',
    },
    given,
  )
}
