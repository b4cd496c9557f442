import { z } from 'zod'
import { isShown, isShownLine, lengthOf } from '#platform/text/shown-text.ts'
import { DOCUMENT_LENGTH_MOST, whens, whensOf, type DocumentSlug } from './document-rules.ts'

const whenError = { error: 'From when: choose one' }

const versionNumber = z.coerce
  .number({ error: 'This form is out of date: reload the page' })
  .int()
  .min(0)
  .max(1_000_000)

const body = z
  .string()
  .default('')
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .refine((text) => lengthOf(text) <= DOCUMENT_LENGTH_MOST, {
    error: `Text: at most ${DOCUMENT_LENGTH_MOST.toLocaleString('en')} characters`,
  })
  .refine(isShown, { error: 'Text: remove the characters that can’t be shown' })

const line = z
  .string()
  .default('')
  .transform((text) => text.trim())
  .refine((text) => lengthOf(text) <= 300, { error: 'Why: at most 300 characters' })
  .refine(isShownLine, { error: 'Why: write one line of characters that can be shown' })

const reason = line.refine((text) => lengthOf(text) >= 3, {
  error: 'Why: say it, so that people can read it',
})

/** A day, which begins at midnight in UTC. */
const day = z
  .string()
  .trim()
  .default('')
  .refine((text) => text === '' || /^\d{4}-\d\d-\d\d$/.test(text), { error: 'Day: write it like 2026-11-30' })
  .transform((text) => (text === '' ? null : new Date(`${text}T00:00:00Z`)))
  .refine((date) => date === null || !Number.isNaN(date.getTime()), { error: 'Day: there is no such day' })

/** What is written of a document, from when it applies and why. */
export const documentInput = (slug: DocumentSlug) =>
  z.object({
    body,
    basedOn: versionNumber,
    reason: line,
    on: day,
    when: z
      .enum(whens, whenError)
      .default('later')
      .refine((when) => whensOf(slug).includes(when), whenError),
  })
export type DocumentInput = z.output<ReturnType<typeof documentInput>>

/** What is being typed, as it is kept by itself: whether it makes sense is asked when it is saved. */
export const typedInput = z.object({ basedOn: versionNumber, content: z.object({ body }) })
export type TypedInput = z.output<typeof typedInput>

export const restoreInput = z.object({ number: versionNumber, basedOn: versionNumber })
export const withdrawInput = z.object({ number: versionNumber.min(1), reason })
