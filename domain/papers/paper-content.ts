import type { InvoiceParty } from '#domain/companies/index.ts'

/** A side of a paper as it was called on that day. */
export type PaperParty = Pick<InvoiceParty, 'name' | 'addressLines' | 'numbers'>

/** The tax that a sum includes: the two are the whole sum. */
export type PaperTax = { basisPoints: number; taxMinor: number; netMinor: number }

/** What was agreed, where the paper is an agreement. */
export type AgreedTerms = {
  terms: string
  fromPage?: { text: string; on: string }
  milestones: {
    title: string
    days: number
    priceMinor: number
    buyerPaysMinor: number
    feesMinor: number
    sellerGetsMinor: number
  }[]
  rules: { name: string; value: string }[]
}

/** All that a paper says, whole: nothing of it is looked up again. Amounts are whole minor units, small enough for JSON. */
export type PaperContent = {
  title: string
  issuer: PaperParty
  recipient: PaperParty
  facts: { name: string; value: string }[]
  lines: { text: string; amountMinor: number }[]
  currency: string
  totalMinor: number
  /** Null where the sum is no price, or includes no tax: a note says which. */
  tax: PaperTax | null
  notes: string[]
  agreed?: AgreedTerms
}
