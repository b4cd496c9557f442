import { z } from 'zod'
import { countries } from '#domain/accounts/index.ts'
import { readPercent } from '#platform/money/read-percent.ts'
import { perhapsLine, plainLine } from '#platform/text/plain-text.ts'
import { companyKinds, isTaxNumber, readVatNumber, tidyNumber } from './company-rules.ts'

const TAX_MOST_BASIS_POINTS = 5_000

/** What a member types about who they are on invoices. Which numbers are asked for depends on the kind and the country. */
export const companyInput = z
  .object({
    kind: z.enum(companyKinds, { error: 'You are: choose one' }),
    legalName: plainLine('Legal name', { min: 2, max: 140 }),
    country: z
      .string({ error: 'Country: choose one of the list' })
      .refine((code) => countries.some(({ value }) => value === code), {
        error: 'Country: choose one of the list',
      }),
    street: plainLine('Street and number', { min: 2, max: 140 }),
    postalCode: perhapsLine('Postal code', 20),
    city: plainLine('City', { min: 1, max: 80 }),
    registrationNumber: perhapsLine('Registration number', 40),
    taxNumber: perhapsLine('Tax number', 40).transform(tidyNumber),
    vatNumber: perhapsLine('VAT number', 40),
    taxRegistered: z.enum(['on']).optional(),
    taxRate: perhapsLine('Tax rate', 10),
  })
  .transform(({ taxRegistered, taxRate, ...typed }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message, input: typed })
    if (typed.kind === 'company' && typed.registrationNumber === '')
      refuse('registrationNumber', 'Registration number: a company has one, as its register writes it')
    if (typed.kind === 'self_employed' && typed.taxNumber === '' && typed.vatNumber === '')
      refuse('taxNumber', 'Tax number: write it, or your VAT number')
    if (typed.taxNumber !== '' && !isTaxNumber(typed.taxNumber, typed.country))
      refuse('taxNumber', `Tax number: this does not look like one of ${typed.country}`)
    const vatNumber = typed.vatNumber === '' ? '' : readVatNumber(typed.vatNumber, typed.country)
    if (vatNumber === undefined)
      refuse('vatNumber', `VAT number: this does not look like one of ${typed.country}`)
    const taxBasisPoints = taxRegistered ? readPercent(taxRate) : null
    if (taxRegistered && typed.taxNumber === '' && typed.vatNumber === '')
      refuse('vatNumber', 'VAT number: who is registered for tax has one, or a tax number')
    if (taxBasisPoints === undefined || (taxBasisPoints ?? 0) > TAX_MOST_BASIS_POINTS)
      refuse('taxRate', 'Tax rate: write a percentage of at most 50, such as 19 or 7.7')
    return { ...typed, vatNumber: vatNumber ?? '', taxBasisPoints: taxBasisPoints ?? null }
  })

export type CompanyInput = z.output<typeof companyInput>
