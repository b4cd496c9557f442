import type { OrderState } from './states.ts'

/** An order was placed, or came to nothing. */
export type OrderEnded = { kind: 'order.ended'; orderId: string; state: OrderState }

/** A seller takes another number of orders at once. */
export type CapacityChanged = { kind: 'seller.capacity-changed'; sellerId: string }

declare module '#platform/events/events.ts' {
  interface Events {
    orders: OrderEnded | CapacityChanged
  }
}
