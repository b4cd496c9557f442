import type { Balance, Bearer, Deal, Parts, Rules } from './state.ts'

/** 'Fee rounding is half up on the commission.' */
const shareOf = (price: number, basisPoints: number) => Math.floor((price * basisPoints + 5_000) / 10_000)

/** Where a price goes: what the buyer pays is what the seller gets and what the marketplace keeps. */
export function feesOn(price: number, rules: Rules, bearer: Bearer) {
  const least = Math.max(shareOf(price, rules.commissionBasisPoints), rules.minimumCommissionMinor)
  const commission = Math.min(price, least)
  const serviceFee = shareOf(price, rules.buyerServiceFeeBasisPoints)
  // Left open: of an odd cent between two halves, the seller bears it.
  const ofSeller = bearer === 'seller' ? commission : bearer === 'buyer' ? 0 : Math.ceil(commission / 2)
  return {
    pays: price + (commission - ofSeller) + serviceFee,
    gets: price - ofSeller,
    keeps: commission + serviceFee,
  }
}

/** 'Each part rounded down, the cents left over to the owner', who is the first; one person has all of it. */
export function shared(amount: number, [, ...others]: readonly number[]): number[] {
  const parts = others.map((basisPoints) => Math.floor((amount * basisPoints) / 10_000))
  return [amount - parts.reduce((sum, part) => sum + part, 0), ...parts]
}

/** Whoever is paid, in the order of the shares. */
export const sellersIn = ({ money }: Pick<Deal, 'money'>): Balance[] => [money.seller, ...money.others]

/** 'Spending takes deposited money first': what was taken from where, or nothing where there is not enough. */
export function take(balance: Parts, amount: number): Parts | undefined {
  if (amount > balance.deposited + balance.earned) return undefined
  const deposited = Math.min(amount, balance.deposited)
  const taken = { deposited, earned: amount - deposited }
  balance.deposited -= taken.deposited
  balance.earned -= taken.earned
  return taken
}

/** 'Back to where it came from', and of a part 'earned first, then deposited'. */
export function giveBack(balance: Parts, paid: Parts, amount: number): void {
  const earned = Math.min(amount, paid.earned)
  const deposited = amount - earned
  balance.earned += earned
  balance.deposited += deposited
  paid.earned -= earned
  paid.deposited -= deposited
}
