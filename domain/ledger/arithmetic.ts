import {
  add,
  halves,
  largest,
  minor,
  share,
  smallest,
  subtract,
  zero,
  type Minor,
} from '#platform/money/money.ts'

/** Who bears the commission of a deal. */
export const feeBearers = ['seller', 'half', 'buyer'] as const
export type FeeBearer = (typeof feeBearers)[number]

/** The terms in force when a deal begins; the deal keeps them. */
export type FeeTerms = {
  commissionBasisPoints: number
  minimumCommissionMinor: number
  buyerServiceFeeBasisPoints: number
}

/** Where each minor unit of one milestone goes: what the buyer pays is the sum of all the rest. */
export type Arithmetic = {
  price: Minor
  commission: Minor
  commissionBorneByBuyer: Minor
  commissionBorneBySeller: Minor
  serviceFee: Minor
  buyerPays: Minor
  sellerGets: Minor
}

/** The one arithmetic: shown before every click that moves money, and posted by that click. */
export function computeFees(price: Minor, terms: FeeTerms, bearer: FeeBearer): Arithmetic {
  const commission = commissionOf(price, terms)
  const serviceFee = share(price, terms.buyerServiceFeeBasisPoints)
  const [bySeller, byBuyer] = borne(commission, bearer)
  return {
    price,
    commission,
    commissionBorneByBuyer: byBuyer,
    commissionBorneBySeller: bySeller,
    serviceFee,
    buyerPays: add(price, byBuyer, serviceFee),
    sellerGets: subtract(price, bySeller),
  }
}

/** Half up, never below the least commission, never above the price itself. */
function commissionOf(price: Minor, terms: FeeTerms): Minor {
  const rounded = share(price, terms.commissionBasisPoints)
  return smallest(price, largest(rounded, minor(terms.minimumCommissionMinor)))
}

function borne(commission: Minor, bearer: FeeBearer): [bySeller: Minor, byBuyer: Minor] {
  if (bearer === 'seller') return [commission, zero]
  if (bearer === 'buyer') return [zero, commission]
  return halves(commission)
}
