import { z } from 'zod'
import { isShown, lengthOf } from '#platform/text/shown-text.ts'
import { ticketKinds, ticketPriorities } from '../ticket-rules.ts'
import { BULK_MOST, presenceSigns, TEXT_MOST, templateLimits } from './desk-rules.ts'

const words = (label: string, { min, max }: { min: number; max: number }) =>
  z
    .string({ error: `${label}: fill this in` })
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .refine((typed) => lengthOf(typed) >= min, { error: `${label}: fill this in` })
    .refine((typed) => lengthOf(typed) <= max, { error: `${label}: at most ${max} characters` })
    .refine(isShown, { error: `${label}: remove the characters that can’t be shown` })

const formKey = z.uuid({ error: 'This form is out of date: reload the page' })
const ticketNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
/** An empty choice is nobody. */
const assignee = z
  .union([z.literal('').transform(() => null), z.uuid()], { error: 'Who handles it: choose somebody' })
  .nullable()
  .default(null)

export const answerInput = z.object({
  text: words('Reply', { min: 1, max: TEXT_MOST }),
  seenNumber: z.coerce.number().int().min(0).max(1_000_000),
  clientId: formKey,
  after: z.enum(['answered', 'resolved']).default('answered'),
})
export type AnswerInput = z.output<typeof answerInput>

export const noteInput = z.object({ text: words('Note', { min: 1, max: TEXT_MOST }), clientId: formKey })
export type NoteInput = z.output<typeof noteInput>

export const assignInput = z.object({ assigneeId: assignee })
export const sortInput = z.object({
  kind: z.enum(ticketKinds).optional(),
  priority: z.enum(ticketPriorities).optional(),
})
export const mergeInput = z.object({
  into: ticketNumber.catch(0).refine((number) => number > 0, {
    error: 'Merge into: write the number of the other ticket',
  }),
})
export const pressInput = z.object({})

export const bulkInput = z.object({
  numbers: z.preprocess(
    (given) => (Array.isArray(given) ? given : [given]),
    z
      .array(ticketNumber, { error: 'Select at least one ticket' })
      .min(1, { error: 'Select at least one ticket' })
      .max(BULK_MOST, { error: `Select at most ${BULK_MOST} tickets at once` }),
  ),
  what: z.enum(['assign', 'resolve', 'kind', 'priority']),
  assigneeId: assignee,
  kind: z.enum(ticketKinds).optional(),
  priority: z.enum(ticketPriorities).optional(),
})
export type BulkInput = z.output<typeof bulkInput>

export const templateInput = z.object({
  id: z.uuid().optional(),
  title: words('Name', templateLimits.title),
  text: words('Words', templateLimits.text),
})
export type TemplateInput = z.output<typeof templateInput>
export const retireInput = z.object({ id: z.uuid() })

export const presenceInput = z.object({ does: z.enum(presenceSigns) })
