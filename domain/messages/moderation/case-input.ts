import { z } from 'zod'
import { isShown, lengthOf } from '#platform/text/shown-text.ts'
import { caseDecisions, caseLimits, reportReasons, STOP_DAYS } from './case-rules.ts'

const words = (label: string, { min, max }: { min: number; max: number }) =>
  z
    .string({ error: `${label}: fill this in` })
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .refine((typed) => lengthOf(typed) >= min, { error: `${label}: at least ${min} characters` })
    .refine((typed) => lengthOf(typed) <= max, { error: `${label}: at most ${max} characters` })
    .refine(isShown, { error: `${label}: remove the characters that can’t be shown` })

export const reportInput = z.object({
  reason: z.enum(reportReasons, { error: 'Reason: choose what is wrong' }),
  words: words('What happened', { min: 0, max: caseLimits.report }).default(''),
})

export const openFurtherInput = z.object({ reason: words('Reason', caseLimits.reason) })

/** Whoever is dismissed reads nothing, so nothing has to be written. */
export const decideInput = z
  .object({
    decision: z.enum(caseDecisions, { error: 'Decision: choose one' }),
    words: words('What they read', { min: 0, max: caseLimits.words.max }).default(''),
    days: z.coerce
      .number({ error: 'Days: write a number' })
      .int({ error: 'Days: write a whole number' })
      .min(STOP_DAYS.least, { error: `Days: at least ${STOP_DAYS.least}` })
      .max(STOP_DAYS.most, { error: `Days: at most ${STOP_DAYS.most}` })
      .default(7),
  })
  .refine(({ decision, words: typed }) => decision === 'dismiss' || lengthOf(typed) >= caseLimits.words.min, {
    path: ['words'],
    error: `What they read: at least ${caseLimits.words.min} characters`,
  })
export type DecideInput = z.output<typeof decideInput>

export const warningInput = z.object({ warningId: z.uuid() })
