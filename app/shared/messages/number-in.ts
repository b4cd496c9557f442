import { z } from 'zod'

/** The number of a message as an address gives it. */
export const numberIn = (value: string | null) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .catch(undefined)
    .parse(value ?? undefined)
