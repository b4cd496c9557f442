import fc from 'fast-check'
import { dealActions } from './deal-actions.ts'
import { outsideActions } from './outside-actions.ts'

export const actions = { ...dealActions, ...outsideActions }

export type Step = {
  action: string
  who: 'buyer' | 'seller' | 'stranger'
  nth: number
  amountMinor: number
  flag: boolean
  hoursLater: number
}

/** Both sides do most of it; hours pass, or weeks. */
export const anyStep: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...Object.keys(actions)),
  who: fc.constantFrom('buyer', 'buyer', 'seller', 'seller', 'stranger'),
  nth: fc.nat(7),
  amountMinor: fc.constantFrom(0, 1, 49, 500, 3_333, 6_000, 9_999, 10_000),
  flag: fc.boolean(),
  hoursLater: fc.constantFrom(0, 0, 0, 0, 1, 30, 24 * 4, 24 * 20),
})
