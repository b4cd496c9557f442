import { z } from 'zod'
import { needInput, readingSchema } from '#domain/assistant/index.ts'
import { aiFailures } from '#platform/ai/ai-failure.ts'
import { isShown } from '#platform/text/shown-text.ts'
import { engines } from './brief-rules.ts'

/** What an engine understood of words and answers, and why it was this one. */
export const madeInput = z.object({
  reading: readingSchema,
  engine: z.enum(engines),
  /** Why the endpoint did not answer, where it was asked. */
  failure: z.enum(aiFailures).nullable(),
  /** A fingerprint of the words and answers that it was made from: while they stay, nobody is asked again. */
  madeFrom: z.string().regex(/^[\w-]{43}$/),
})
export type Made = z.infer<typeof madeInput>

/** A brief to keep. */
export const briefInput = z.object({
  need: needInput.refine(({ text }) => isShown(text), {
    error: 'Remove the characters that can’t be shown',
    path: ['text'],
  }),
  reading: readingSchema,
  engine: z.enum(engines),
})
export type BriefToSave = z.infer<typeof briefInput>
