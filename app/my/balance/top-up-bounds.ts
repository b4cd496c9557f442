import type { AmountBounds } from '#app/shared/figures/typed-amount.ts'

/** The same bounds for the arithmetic that is shown and for the form that is sent. */
export const topUpBounds = (given: Omit<AmountBounds, 'name'>): AmountBounds => ({
  name: 'The amount',
  ...given,
})
