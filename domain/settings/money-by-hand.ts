import { amountMinor, safeguard } from './kinds.ts'

/** How much money staff move by themselves, and from where on two have to agree. */
export const moneyByHand = {
  correctionMostMinor: safeguard(
    amountMinor('By hand', 'Given to or taken from a member by hand, most', 50_000, {
      from: 1,
      to: 1_000_000_000,
    }),
  ),
  refundFourEyesMinor: safeguard(
    amountMinor('By hand', 'A refund by staff that needs no second pair of eyes, most', 100_000, {
      from: 0,
      to: 1_000_000_000,
    }),
  ),
} as const
