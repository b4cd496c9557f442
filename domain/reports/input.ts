import { z } from 'zod'
import { isShown, lengthOf, seenLengthOf } from '#platform/text/shown-text.ts'
import { CHANGE_DAYS, reportDecisions, reportLimits, reportReasons } from './report-rules.ts'

const words = (label: string, { min, max }: { min: number; max: number }) =>
  z
    .string({ error: `${label}: fill this in` })
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .refine((typed) => seenLengthOf(typed) >= min, { error: `${label}: at least ${min} characters` })
    .refine((typed) => lengthOf(typed) <= max, { error: `${label}: at most ${max} characters` })
    .refine(isShown, { error: `${label}: remove the characters that can’t be shown` })

const told = {
  reason: z.enum(reportReasons, { error: 'Reason: choose what is wrong' }),
  text: words('What you saw', reportLimits.text).default(''),
}

/** What says nothing by its name has to be said. */
const saysWhat = <Told extends { reason: string; text: string }>({ reason, text }: Told) =>
  reason !== 'other' || seenLengthOf(text) >= 10
const SAY_IT = { path: ['text'], error: 'What you saw: say in a sentence what is wrong' }

export const reportInput = z.object(told).refine(saysWhat, SAY_IT)
export type ReportInput = z.output<typeof reportInput>

/** A visitor gives an address besides. */
export const visitorReportInput = z
  .object({
    ...told,
    email: z
      .string({ error: 'E-mail: fill this in, so that we can ask whether it was you' })
      .trim()
      .max(254, { error: 'E-mail: at most 254 characters' })
      .pipe(z.email({ error: 'E-mail: write an address like name@example.org' })),
  })
  .refine(saysWhat, SAY_IT)

const OUT_OF_DATE = 'This form is out of date: reload the page'

/** Where nothing was found nothing has to be said to whom it was about; the reporter reads why all the same. */
export const decideReportInput = z.object({
  decision: z.enum(reportDecisions, { error: 'Decision: choose one' }),
  rule: z.enum(reportReasons, { error: 'Rule: choose which one' }),
  words: words('Reason', reportLimits.words),
  days: z.coerce
    .number({ error: 'Days: write a number' })
    .int({ error: 'Days: write a whole number' })
    .min(CHANGE_DAYS.least, { error: `Days: at least ${CHANGE_DAYS.least}` })
    .max(CHANGE_DAYS.most, { error: `Days: at most ${CHANGE_DAYS.most}` })
    .default(CHANGE_DAYS.usual),
  reportsRead: z.coerce
    .number({ error: OUT_OF_DATE })
    .int({ error: OUT_OF_DATE })
    .min(0, { error: OUT_OF_DATE })
    .max(Number.MAX_SAFE_INTEGER, { error: OUT_OF_DATE }),
})
export type DecideReportInput = z.output<typeof decideReportInput>

export const restoreInput = z.object({ words: words('Reason', reportLimits.words) })
