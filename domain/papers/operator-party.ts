import { countries } from '#domain/accounts/index.ts'
import type { InvoiceParty } from '#domain/companies/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { readPercent } from '#platform/money/read-percent.ts'

/** The marketplace as a side of its own papers, from the legal details in settings. */
export function operatorParty(settings: Settings): InvoiceParty {
  const { operatorName, operatorForm, operatorAddress, operatorCountry } = settings
  const { operatorRegistration, operatorTaxNumber, operatorTaxRate } = settings
  const numbers = [
    { name: 'Registration number', value: operatorRegistration },
    { name: 'Tax number', value: operatorTaxNumber },
  ]
  return {
    kind: 'company',
    name: [operatorName.trim() || settings.marketplaceName, operatorForm.trim()].filter(Boolean).join(', '),
    addressLines: [...operatorAddress.split('\n'), operatorCountry]
      .map((line) => line.trim())
      .filter(Boolean),
    numbers: numbers.filter(({ value }) => value.trim() !== ''),
    country: countryCode(operatorCountry),
    vatNumber: operatorTaxNumber.trim(),
    taxBasisPoints: readPercent(operatorTaxRate) ?? null,
  }
}

/** Operators write their country in words or as its code. */
function countryCode(typed: string): string {
  const wanted = typed.trim().replace(/^the /i, '').toLowerCase()
  return (
    countries.find(({ value, label }) => [value, label].some((one) => one.toLowerCase() === wanted))?.value ??
    ''
  )
}
