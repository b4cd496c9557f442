import type { OrderState } from './states.ts'

/** An order was placed, or came to nothing. */
export type OrderEnded = { kind: 'order.ended'; orderId: string; state: OrderState }
