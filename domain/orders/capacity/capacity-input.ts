import { z } from 'zod'

export const CAPACITY_MOST = 100

const RULE = `Orders at once: a whole number from 1 to ${CAPACITY_MOST}, or nothing for as many as come`

/** One schema for the form and the operation; nothing typed is no limit. */
export const capacityInput = z.object({
  most: z
    .string({ error: RULE })
    .trim()
    .regex(/^\d{0,3}$/, RULE)
    .transform((typed) => (typed === '' ? null : Number(typed)))
    .refine((most) => most === null || (most >= 1 && most <= CAPACITY_MOST), RULE),
})
export type CapacityInput = z.output<typeof capacityInput>
