import type { OrderState } from './states.ts'

/** An order was placed, or came to nothing. */
export type OrderEnded = { kind: 'order.ended'; orderId: string; state: OrderState }

declare module '#platform/events/events.ts' {
  interface Events {
    orders: OrderEnded
  }
}
