import { z } from 'zod'
import { isShown, isShownLine, lengthOf, seenLengthOf } from '#platform/text/shown-text.ts'
import { DICTIONARY_MOST, ideaColours, ideaLimits } from './idea-rules.ts'

const UNSHOWN = 'remove the characters that can’t be shown'
export const BULK_MOST = 50

function words(label: string, { min: least, max: most }: { min: number; max: number }) {
  return z
    .string({ error: `${label}: fill this in` })
    .trim()
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .refine((text) => seenLengthOf(text) >= least, {
      error: least === 1 ? `${label}: write something` : `${label}: at least ${least} characters`,
    })
    .refine((text) => lengthOf(text) <= most, { error: `${label}: at most ${most} characters` })
    .refine(isShown, { error: `${label}: ${UNSHOWN}` })
}

const line = (label: string, bounds: { min: number; max: number }) =>
  words(label, bounds).refine(isShownLine, { error: `${label}: on one line, please` })

const uuidOf = (error: string) => z.uuid({ error })

export const ideaNumber = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

const written = {
  title: line('In one line', ideaLimits.title),
  text: words('Why, and for whom', ideaLimits.text),
  kindId: uuidOf('Kind: choose one'),
}
export const ideaInput = z.object(written)
export type IdeaInput = z.output<typeof ideaInput>

/** As the form sends it: whether ideas like it were looked at already. */
export const proposalInput = z.object({ ...written, looked: z.literal('yes').optional() })

export const ideaIdInput = z.object({ ideaId: uuidOf('There is no such idea') })

export const commentInput = z.object({
  text: words('Comment', ideaLimits.comment),
  parentId: z.uuid({ error: 'There is no such comment' }).optional(),
})
export const commentEditInput = z.object({
  commentId: uuidOf('There is no such comment'),
  text: words('Comment', ideaLimits.comment),
})

const wordsOfStep = line('Words to the state', ideaLimits.words).optional().default('')

export const responseInput = z.object({
  /** When something was last said of it, as whoever answers has read it. */
  basedOn: z.coerce.number({ error: 'This form is out of date: reload the page' }).int(),
  stateId: uuidOf('State: choose one'),
  words: wordsOfStep,
  answer: z
    .union([z.literal(''), words('Answer', ideaLimits.answer)])
    .optional()
    .default(''),
})
export type ResponseInput = z.output<typeof responseInput>

export const kindOfIdeaInput = z.object({ kindId: uuidOf('Kind: choose one') })
export const mergeInput = z.object({
  into: ideaNumber.or(z.nan()).pipe(z.number({ error: 'Merge into: write the number of an idea' })),
})
export const hideInput = z.object({ reason: words('Reason', ideaLimits.reason) })
export const ruleInput = z.object({
  changeId: z.coerce.number({ error: 'Choose a change of the rules' }).int().positive(),
})
export const postInput = z.object({ postId: uuidOf('Post: choose one that is out') })
export const outcomeInput = z.object({ kind: z.enum(['rule', 'post']), key: z.string().min(1).max(200) })

const chosen = z
  .array(ideaNumber, { error: 'Select at least one idea' })
  .min(1, { error: 'Select at least one idea' })
  .max(BULK_MOST, { error: `At most ${BULK_MOST} ideas at once` })
export const bulkInput = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('state'),
    numbers: chosen,
    stateId: uuidOf('State: choose one'),
    words: wordsOfStep,
  }),
  z.object({ what: z.literal('kind'), numbers: chosen, kindId: uuidOf('Kind: choose one') }),
  z.object({ what: z.literal('merge'), numbers: chosen, into: ideaNumber }),
])
export type BulkInput = z.output<typeof bulkInput>

const row = {
  label: line('Label', ideaLimits.label),
  colour: z.enum(ideaColours, { error: 'Colour: choose one' }),
  description: line('Description', ideaLimits.description).optional().default(''),
}
const ticked = z
  .literal('on')
  .optional()
  .transform((box) => box === 'on')
const ends = { isFinal: ticked, isRefusal: ticked }

export const stateRowInput = z.object({ ...row, ...ends })
export const kindRowInput = z.object(row)
const id = uuidOf('There is no such row')
/** What the row said when the page was read (`printOfRow`). */
const was = z.string().max(1_000).optional()
export const statesInput = z.object({
  states: z.array(z.object({ id, was, ...row, ...ends })).max(DICTIONARY_MOST),
})
export const kindsInput = z.object({ kinds: z.array(z.object({ id, was, ...row })).max(DICTIONARY_MOST) })
export type StateRow = z.output<typeof stateRowInput>
export type KindRow = z.output<typeof kindRowInput>
