import type { NoteTone } from '#app/ui/note/note.tsx'
import type { PaymentState } from '#domain/payments/states.ts'

const pending = {
  title: 'Not heard of yet',
  tone: 'warn' as const,
  text: 'The provider has not told us of this payment yet. If you have paid, this takes a few seconds. If you have not, you can still do it: nothing was charged.',
}

type Words = { title: string; tone: NoteTone; text: string }

/** The payer has done their part, and their bank takes days to bring the money. */
export const onItsWayWords: Words = {
  title: 'On its way',
  tone: 'info',
  text: 'Your bank brings the money, which can take some days. It counts when it comes: do not pay again.',
}

/** What a payer is told in each state of their payment. */
export const paymentWords: Record<PaymentState, Words> = {
  created: pending,
  pending,
  succeeded: { title: 'Paid', tone: 'ok', text: 'The money is on your balance.' },
  failed: {
    title: 'The payment failed',
    tone: 'bad',
    text: 'Nothing was charged, and your balance is as it was.',
  },
  expired: {
    title: 'The payment has expired',
    tone: 'info',
    text: 'Nobody paid it in time, and nothing was charged. Should money still come for it, it goes to your balance.',
  },
  refunded: { title: 'Sent back', tone: 'info', text: 'The money went back to where it was paid from.' },
}
