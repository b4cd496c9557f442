import type { NoteTone } from '#app/ui/note/note.tsx'
import type { OrderState } from '#domain/orders/states.ts'

type Words = { title: string; tone: NoteTone; text: string }

/** Its buyer has done their part, and their bank takes days to bring the money. */
export const onItsWayWords: Words = {
  title: 'The payment is on its way',
  tone: 'info',
  text: 'Your bank brings the money, which can take some days. The order is placed when it comes: do not pay again. If you give the order up, the money goes to your balance when it comes.',
}

/** What a buyer is told in each state of an order. */
export const orderStateWords: Record<OrderState, Words> = {
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
    text: 'Nothing was charged and nothing is ordered. What you chose went back into your cart.',
  },
  cancelled: {
    title: 'Given up',
    tone: 'info',
    text: 'Nothing is ordered. What you chose went back into your cart. Should money still come for it, it goes to your balance.',
  },
  returned: {
    title: 'Not placed, and the money is yours',
    tone: 'bad',
    text: 'Nothing is ordered. What you paid is on your balance, and what you chose went back into your cart.',
  },
}
