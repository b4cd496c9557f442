import { add, subtract, zero, type Minor } from '#platform/money/money.ts'
import type { Arithmetic } from '#domain/ledger/arithmetic.ts'

type Posting = { account: string; amount: Minor }
export type Movement = { name: string; postings: Posting[] }

const minus = (amount: Minor) => subtract(zero, amount)

/** The life of one deal as it is written into the book: what leaves one account arrives in others, to the cent. */
export function movementsOf(deal: Arithmetic): Movement[] {
  return [
    {
      name: 'The buyer pays',
      postings: [
        { account: 'Buyer’s balance', amount: minus(deal.buyerPays) },
        { account: 'Escrow of this deal', amount: deal.buyerPays },
      ],
    },
    {
      name: 'The work is accepted',
      postings: [
        { account: 'Escrow of this deal', amount: minus(deal.buyerPays) },
        { account: 'Seller’s money, clearing', amount: deal.sellerGets },
        { account: 'The hall', amount: add(deal.commission, deal.serviceFee) },
      ],
    },
    {
      name: 'It clears',
      postings: [
        { account: 'Seller’s money, clearing', amount: minus(deal.sellerGets) },
        { account: 'Seller’s balance', amount: deal.sellerGets },
      ],
    },
  ]
}
