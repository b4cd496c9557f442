import { z } from 'zod'
import { perhapsLine, plainLine } from '#platform/text/plain-text.ts'
import { ibanProblem, isBic, tidyIban } from '#platform/money/iban.ts'

const HOLDER = { min: 2, max: 70 }
const holder = plainLine('Holder', HOLDER)

export const bankInput = z.object({
  holder,
  iban: plainLine('IBAN', { min: 1, max: 60 })
    .transform(tidyIban)
    .superRefine((iban, context) => {
      const problem = ibanProblem(iban)
      if (problem) context.addIssue(`IBAN: ${problem}`)
    }),
  bic: perhapsLine('BIC', 20)
    .transform((bic) => bic.replaceAll(' ', '').toUpperCase())
    .refine((bic) => bic === '' || isBic(bic), {
      error: 'BIC: 8 or 11 letters and digits, or leave it empty',
    }),
})

/** A whole card number must never be kept here: only what a card provider gave instead of it. */
export const cardInput = z.object({
  holder,
  token: plainLine('Card token', { min: 1, max: 128 })
    .refine((token) => !/^[\d\s-]{12,}$/.test(token), {
      error:
        'Card token: this looks like a card number. Never write that down; give the token of your card provider',
      abort: true,
    })
    .refine((token) => /^[\w.:-]{8,}$/.test(token), {
      error: 'Card token: at least 8 letters, digits, points, colons, hyphens and underscores',
    }),
})

export const otherInput = z.object({
  details: plainLine('Details', { min: 3, max: 200 }),
})

export const methodIdInput = z.uuid({ error: 'Method: choose one of yours' })
