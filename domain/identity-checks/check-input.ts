import { z } from 'zod'
import { countries } from '#domain/accounts/index.ts'
import { plainLine, plainText } from '#platform/text/plain-text.ts'
import { documentKinds } from './check-rules.ts'

export const checkLimits = { holder: { min: 2, max: 140 }, reason: { min: 3, max: 500 } }

export const checkInput = z.object({
  holder: plainLine('Name', checkLimits.holder),
  document: z.enum(documentKinds, { error: 'Document: choose one' }),
  country: z
    .string({ error: 'Country: choose one of the list' })
    .refine((code) => countries.some(({ value }) => value === code), {
      error: 'Country: choose one of the list',
    }),
})

const checkId = z.uuid({ error: 'There is no such identity check' })

export const approveInput = z.object({ checkId })
export const returnInput = z.object({ checkId, reason: plainText('Reason', checkLimits.reason) })
