import type { Offer } from '#domain/catalogue/cards/choice-rules.ts'
import type { FeeTerms } from '#domain/ledger/arithmetic.ts'

/** What the panel, its sum and the bar of a phone are made of. */
export type OrderPanelProps = {
  offer: Offer
  terms: FeeTerms
  currency: string
  /** The day on which the page was made, from which the date of delivery counts. */
  today: string
  sellerName: string
  /** The seller's name in addresses: nobody buys from themselves. */
  sellerUsername: string
  /** What is ordered; nothing where it can only be looked at. */
  orderId: string | undefined
}
