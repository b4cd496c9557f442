import type { NoteTone } from '#app/ui/note/note.tsx'
import type { OrderState } from '#domain/orders/states.ts'

/** What a buyer is told in each state of an order. */
export const orderStateWords: Record<OrderState, { title: string; tone: NoteTone; text: string }> = {
  waiting: {
    title: 'Waits for its payment',
    tone: 'warn',
    text: 'The payment has not come yet. If you have paid, this takes a few seconds. If you have not, you can still do it, or give the order up: nothing was charged.',
  },
  placed: {
    title: 'Placed and paid',
    tone: 'ok',
    text: 'Paid into escrow: the seller gets the money when you accept the work.',
  },
  failed: {
    title: 'Not paid',
    tone: 'bad',
    text: 'Nothing was charged and nothing is ordered. What you chose is in your cart again.',
  },
  cancelled: {
    title: 'Given up',
    tone: 'info',
    text: 'Nothing is ordered. What you chose is in your cart again. Should money still come for it, it goes to your balance.',
  },
  returned: {
    title: 'Not placed, and the money is yours',
    tone: 'bad',
    text: 'Nothing is ordered. What you paid is on your balance, and what you chose is in your cart again.',
  },
}
