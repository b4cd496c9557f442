import { z } from 'zod'

export const APPEAL_LENGTH = { min: 20, max: 2_000 } as const

/** Characters as people count them, not the units of the language. */
const lengthOf = (text: string) => [...text].length
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for.
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** One schema for the form and the operation. */
export const appealInput = z.object({
  appeal: z
    .string({ error: 'Your appeal: write what we should know' })
    .trim()
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .refine((text) => lengthOf(text) >= APPEAL_LENGTH.min, {
      error: `Your appeal: write at least ${APPEAL_LENGTH.min} characters`,
    })
    .refine((text) => lengthOf(text) <= APPEAL_LENGTH.max, {
      error: 'Your appeal: at most 2,000 characters; leave out what matters least',
    })
    .refine((text) => !UNSEEN.test(text), {
      error: 'Your appeal: remove the characters that can’t be shown',
    }),
})
export type AppealInput = z.output<typeof appealInput>
