import { z } from 'zod'
import { countries } from '#domain/accounts/index.ts'
import { perhapsLine, plainLine } from '#platform/text/plain-text.ts'
import { companyKinds, isTaxNumber, readVatNumber, tidyNumber } from './company-rules.ts'

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
  })
  .transform((typed, context) => {
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
    return { ...typed, vatNumber: vatNumber ?? '' }
  })

export type CompanyInput = z.output<typeof companyInput>
