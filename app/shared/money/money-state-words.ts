import type { TagTone } from '#app/ui/tag/tag.tsx'
import type { OrderState } from '#domain/orders/states.ts'
import type { PaymentPurpose, PaymentState } from '#domain/payments/states.ts'

/** How a payment stands, for who looks after it; its payer is told more. */
export const paymentStateWords: Record<PaymentState, string> = {
  created: 'Begun',
  pending: 'Not heard of yet',
  succeeded: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  refunded: 'Sent back',
}

export const paymentStateTones: Record<PaymentState, TagTone> = {
  created: 'plain',
  pending: 'warn',
  succeeded: 'ok',
  failed: 'bad',
  expired: 'plain',
  refunded: 'info',
}

export const paymentPurposeWords: Record<PaymentPurpose, string> = {
  'top-up': 'Top-up',
  checkout: 'Order',
  pro: 'PRO',
}

export const orderStateNames: Record<OrderState, string> = {
  waiting: 'Waits for payment',
  placed: 'Placed',
  failed: 'Failed',
  cancelled: 'Given up',
  returned: 'Paid, not placed',
}
