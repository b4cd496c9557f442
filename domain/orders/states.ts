/**
 * An order waits for its payment, or is placed at once from the balance. It fails with its payment, its buyer may give it up,
 * and one whose money came but which could not be placed any more is returned: the money stays on the balance.
 */
export const orderStates = ['waiting', 'placed', 'failed', 'cancelled', 'returned'] as const
export type OrderState = (typeof orderStates)[number]
