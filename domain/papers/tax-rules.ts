import type { InvoiceParty } from '#domain/companies/index.ts'
import type { PaperTax } from './paper-content.ts'

type TaxParty = Pick<InvoiceParty, 'kind' | 'country' | 'vatNumber' | 'taxBasisPoints'>

/** How a sum between two is taxed, as it is said on paper. */
export type Treatment = { basisPoints: number; note: string } | { basisPoints: null; note: string }

export const NOT_REGISTERED = 'The issuer is not registered for tax: no tax is included.'
export const REVERSE_CHARGE = 'Reverse charge: the recipient accounts for the tax.'

/** A business with a number of its own in another country accounts for the tax itself. */
export function treatmentOf(issuer: TaxParty, recipient: TaxParty): Treatment {
  if (issuer.taxBasisPoints === null) return { basisPoints: null, note: NOT_REGISTERED }
  const isAbroad = issuer.country !== '' && recipient.country !== '' && issuer.country !== recipient.country
  if (isAbroad && recipient.kind !== 'individual' && issuer.vatNumber !== '' && recipient.vatNumber !== '')
    return { basisPoints: 0, note: REVERSE_CHARGE }
  return { basisPoints: issuer.taxBasisPoints, note: 'Prices include tax.' }
}

/** The tax that a sum includes, half a minor unit rounded up; of what is given back as of what was paid. */
export function taxIn(totalMinor: number, basisPoints: number): PaperTax {
  const [total, rate] = [BigInt(Math.abs(totalMinor)), BigInt(basisPoints)]
  const whole = 10_000n + rate
  const tax = (total * rate * 2n + whole) / (whole * 2n)
  const sign = totalMinor < 0 ? -1 : 1
  // Not minus nothing, which JSON would not keep.
  const taxMinor = tax === 0n ? 0 : sign * Number(tax)
  return { basisPoints, taxMinor, netMinor: totalMinor - taxMinor }
}
