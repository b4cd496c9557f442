import { z } from 'zod'
import { ibanProblem, isBic, spacedIban, tidyIban } from '#platform/money/iban.ts'

/** The account that the operator pays from: a wrong one would be noticed only by the bank, after the file was sent. */
export const ibanOrNothing = z
  .string()
  .transform(tidyIban)
  .superRefine((iban, context) => {
    const problem = iban === '' ? undefined : ibanProblem(iban)
    if (problem) context.addIssue(`Bank account (IBAN): ${problem}`)
  })
  .transform(spacedIban)

export const bicOrNothing = z
  .string()
  .transform((bic) => bic.replaceAll(/\s/g, '').toUpperCase())
  .refine((bic) => bic === '' || isBic(bic), {
    error: 'BIC: 8 or 11 letters and digits, such as ABNANL2A, or leave it empty',
  })
