import { z } from 'zod'
import { needLimits, readingLimits } from './need-rules.ts'

const { title, categories, scope, skills, quantities, questions, days, amountMinor } = readingLimits

/** Text that is only ever text: no address, no markup. */
const plain = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !/https?:\/\/|www\.|<[a-z/!]|\]\(/i.test(text), {
      error: 'write it without links or markup',
    })

const amount = z.number().int().min(0).max(amountMinor.max).nullable()
const budget = z
  .object({ minMinor: amount, maxMinor: amount })
  .refine(({ minMinor, maxMinor }) => minMinor === null || maxMinor === null || minMinor <= maxMinor, {
    error: 'the lower amount comes first',
  })
const daysInput = z.number().int().min(1).max(days.max)
/** Where in the person's own text it was read, from a character to the one before the second. */
const span = z.tuple([z.number().int().min(0), z.number().int().min(0)])
const language = z.string().regex(/^[a-z]{2,3}$/)

/**
 * What an engine understood of a need: text and numbers, nothing that a reader could be led away by. A model's answer is checked against
 * the same shape as our own.
 */
export const readingSchema = z.object({
  title: plain(title.max),
  /** The best first: that one is chosen. */
  categoryIds: z.array(z.uuid()).max(categories.most),
  scope: z.array(z.object({ text: plain(scope.line.max), span: span.nullable() })).max(scope.most),
  skills: z.array(plain(skills.skill.max)).max(skills.most),
  quantities: z
    .array(
      z.object({
        count: z.number().min(0).max(quantities.count.max),
        what: plain(quantities.what.max),
        span: span.nullable(),
      }),
    )
    .max(quantities.most),
  /** What the person said that they would pay, in the currency of the marketplace. */
  budget: budget.nullable(),
  /** In how many days, and by which day if they named one. */
  days: daysInput.nullable(),
  deadline: z.iso.date().nullable(),
  /** What it is written in; and the languages that the work is about. */
  language,
  languages: z.array(language).max(6),
  questions: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z][a-z-]{0,39}$/),
        question: plain(questions.question.max),
        answers: z.array(plain(questions.answers.answer.max)).max(questions.answers.most),
      }),
    )
    .max(questions.most),
})
export type Reading = z.infer<typeof readingSchema>

/** What a person changed by hand: kept as it is, while the rest follows. */
const byHand = z.object({
  title: plain(title.max).optional(),
  categoryId: z.uuid().optional(),
  scope: z.array(plain(scope.line.max)).max(scope.most).optional(),
  skills: z.array(plain(skills.skill.max)).max(skills.most).optional(),
  budget: budget.nullable().optional(),
  days: daysInput.nullable().optional(),
  language: language.optional(),
})

export const needInput = z.object({
  text: z
    .string()
    .trim()
    .min(needLimits.text.min, 'Say what you need')
    .max(needLimits.text.max, `At most ${needLimits.text.max.toLocaleString('en')} characters`),
  answers: z
    .array(
      z.object({
        questionId: z.string().regex(/^[a-z][a-z-]{0,39}$/),
        answer: z.string().trim().min(1).max(needLimits.answers.answer.max),
      }),
    )
    .max(needLimits.answers.most)
    .default([]),
  byHand: byHand.optional(),
})
export type Need = z.infer<typeof needInput>
