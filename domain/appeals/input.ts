import { z } from 'zod'
import { isShown, lengthOf, seenLengthOf } from '#platform/text/shown-text.ts'
import { appealLimits, appealOutcomes, CHANGED_BAN_DAYS } from './appeal-rules.ts'

const words = (label: string, missing: string, { min, max }: { min: number; max: number }) =>
  z
    .string({ error: `${label}: ${missing}` })
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => seenLengthOf(text) >= min, { error: `${label}: write at least ${min} characters` })
    .refine((text) => lengthOf(text) <= max, {
      error: `${label}: at most ${max.toLocaleString('en')} characters; leave out what matters least`,
    })
    .refine(isShown, { error: `${label}: remove the characters that can’t be shown` })

/** Why an appeal is decided as it is, wherever that is written. */
export const appealReason = (label: string) => words(label, 'fill this in', appealLimits.reason)

/** One schema for the form and the operation. */
export const appealInput = z.object({
  appeal: words('Your appeal', 'write what we should know', appealLimits.words),
})
export type AppealInput = z.output<typeof appealInput>

export const appealDecisionInput = z.object({
  outcome: z.enum(appealOutcomes, { error: 'Outcome: choose one' }),
  reason: appealReason('Reason'),
  days: z.coerce
    .number({ error: 'Days: write a number' })
    .int({ error: 'Days: write a whole number' })
    .min(CHANGED_BAN_DAYS.least, { error: `Days: at least ${CHANGED_BAN_DAYS.least}` })
    .max(CHANGED_BAN_DAYS.most, { error: `Days: at most ${CHANGED_BAN_DAYS.most}` })
    .default(CHANGED_BAN_DAYS.usual),
})
export type AppealDecisionInput = z.output<typeof appealDecisionInput>
