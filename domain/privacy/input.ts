import { z } from 'zod'

const lengthOf = (text: string) => [...text].length

/** What the form counts against while an administrator types. */
export const privacyLimits = { reason: { min: 3, max: 500 } }

/** An administrator runs or cancels someone's deletion, and says why. */
export const decisionInput = z.object({
  requestId: z.uuid({ error: 'There is no such request' }),
  reason: z
    .string({ error: 'Reason: fill this in' })
    .trim()
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .refine((text) => lengthOf(text) >= privacyLimits.reason.min, { error: 'Reason: at least 3 characters' })
    .refine((text) => lengthOf(text) <= privacyLimits.reason.max, { error: 'Reason: at most 500 characters' })
    .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), {
      error: 'Reason: remove the characters that can’t be shown',
    }),
})

/** Asking for one's account to be deleted: a box to tick, so that a slip of the hand does nothing. */
export const askDeletionInput = z.object({
  password: z.string().max(1_000, { error: 'Password: at most 128 characters' }).default(''),
  understood: z.literal('on', { error: 'Tick the box to say that you understand what is deleted' }),
})
