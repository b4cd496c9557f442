import { z } from 'zod'
import { reasonInput } from '#domain/accounts/index.ts'
import { correctionDirections } from './states.ts'

export const correctionInput = reasonInput.extend({
  direction: z.enum(correctionDirections, { error: 'Direction: choose one' }),
  amount: z.string({ error: 'Amount: write it like 120 or 120.50' }).max(40),
  formKey: z.uuid({ error: 'This form is out of date: reload the page' }),
})

export const correctionIdInput = z.object({
  correctionId: z.uuid({ error: 'This form is out of date: reload the page' }),
})
