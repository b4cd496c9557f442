import type { InvoiceParty } from '#domain/companies/index.ts'
import type { Minor } from '#platform/money/money.ts'
import type { PaperContent, PaperParty } from './paper-content.ts'
import type { PaperKind } from './paper-words.ts'
import type { PaperPart } from './schema.server.ts'
import { taxIn, type Treatment } from './tax-rules.ts'

/** A paper that has no number yet. */
export type Draft = {
  key: string
  kind: PaperKind
  series: string
  at: Date
  issuerId: string | null
  recipientId: string
  dealId: string | null
  orderId: string | null
  content: PaperContent
  tells: { transferId: bigint; part: PaperPart; amount: Minor }[]
  /** The movements whose papers it corrects, and which part of them. */
  corrects?: { transferIds: bigint[]; part: PaperPart }
}

export const onPaper = ({ name, addressLines, numbers }: InvoiceParty): PaperParty => ({
  name,
  addressLines,
  numbers,
})

type Sum = Pick<PaperContent, 'totalMinor' | 'tax' | 'notes'>

/** A price with the tax that it includes, and how it is taxed in words. */
export function taxedSum(totalMinor: number, { basisPoints, note }: Treatment): Sum {
  return { totalMinor, tax: basisPoints === null ? null : taxIn(totalMinor, basisPoints), notes: [note] }
}

/** A sum that is nobody's price: money that is held for its owner. */
export const untaxedSum = (totalMinor: number, note: string): Sum => ({
  totalMinor,
  tax: null,
  notes: [note],
})
