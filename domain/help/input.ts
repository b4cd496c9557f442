import { z } from 'zod'

/** What a reader says of an article. */
export const rateInput = z.object({
  helpful: z.enum(['yes', 'no'], { error: 'Choose yes or no' }).transform((said) => said === 'yes'),
})
