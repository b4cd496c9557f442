import { z } from 'zod'
import { isShown, lengthOf, seenLengthOf } from '#platform/text/shown-text.ts'
import { messageLimits, muteHours, type MuteFor } from './message-rules.ts'

const tidy = (typed: string) =>
  typed
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n{3,}/g, '\n'.repeat(messageLimits.blankLines + 1))
    .trim()

const words = z
  .string({ error: 'Message: write something' })
  .transform(tidy)
  .refine((typed) => lengthOf(typed) <= messageLimits.text, {
    error: `Message: at most ${messageLimits.text.toLocaleString('en')} characters`,
  })
  .refine(isShown, { error: 'Message: remove the characters that can’t be shown' })

/** Whether there is anything to see in it. */
export const isSeen = (text: string) => seenLengthOf(text.replaceAll(/\s/g, '')) > 0

const number = z.coerce.number().int().min(1).max(2_147_483_647)

/** Words that are kept to be said later. */
const shortWords = (what: string, most: number) =>
  z
    .string({ error: `${what}: write something` })
    .transform(tidy)
    .refine(isSeen, { error: `${what}: write something` })
    .refine((typed) => lengthOf(typed) <= most, {
      error: `${what}: at most ${most.toLocaleString('en')} characters`,
    })
    .refine(isShown, { error: `${what}: remove the characters that can’t be shown` })

/** The writer has looked at what their words speak of, and says them all the same. */
const careSeen = z.literal('yes').optional()

/** What is sent: words, files or both. Whether there are files is known to whoever received them. */
export const sendInput = z.object({
  text: words.default(''),
  clientId: z.uuid({ error: 'This form is out of date. Reload the page and send it again.' }),
  replyTo: number.optional(),
  careSeen,
})
export type SendInput = z.output<typeof sendInput>

export const editInput = z.object({
  number,
  text: words.refine(isSeen, { error: 'Message: write something' }),
  careSeen,
})
export const numberInput = z.object({ number })
export const draftInput = z.object({
  text: z
    .string()
    .default('')
    .transform((typed) => typed.replaceAll('\r\n', '\n'))
    .refine((typed) => lengthOf(typed) <= messageLimits.draft && isShown(typed)),
})
const day = (what: string) => z.iso.date({ error: `${what}: choose a day` })
const emptyAsNone = (typed: unknown) => (typed === '' ? undefined : typed)

/** From today where no first day is said. */
export const absenceInput = z.object({
  from: z.preprocess(emptyAsNone, day('First day').optional()),
  until: day('Last day'),
  words: shortWords('Answer', messageLimits.absenceWords),
})
export type AbsenceInput = z.output<typeof absenceInput>

export const quickReplyInput = z.object({ text: shortWords('Quick reply', messageLimits.quickReply) })
export const changedReplyInput = quickReplyInput.extend({ id: z.uuid() })
export const replyIdInput = z.object({ id: z.uuid() })

export const readInput = z.object({ upTo: number })
export const muteInput = z.object({
  for: z.enum(Object.keys(muteHours) as [MuteFor, ...MuteFor[]], { error: 'Choose for how long' }),
})
export const aboutInput = z
  .string()
  .regex(/^(service|work|project|member):[0-9a-f-]{36}$/)
  .transform((typed) => {
    const [kind = '', id = ''] = typed.split(':')
    return { kind, id }
  })
  .pipe(z.object({ kind: z.enum(['service', 'work', 'project', 'member']), id: z.uuid() }))

const ticked = z
  .literal('yes')
  .optional()
  .transform((value) => value === 'yes')
export const marksInput = z.object({ showsReadMarks: ticked, showsPresence: ticked })
