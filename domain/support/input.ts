import { z } from 'zod'
import { isShown, isShownLine, lengthOf, seenLengthOf } from '#platform/text/shown-text.ts'
import { linkedKinds, ticketKinds, ticketLimits, ticketRatings } from './ticket-rules.ts'

const UNSHOWN = 'remove the characters that can’t be shown'
const OUT_OF_DATE = 'This form is out of date: reload the page'

function words(label: string, { min: least, max: most }: { min: number; max: number }) {
  return z
    .string({ error: `${label}: fill this in` })
    .trim()
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .refine((text) => seenLengthOf(text) >= least, {
      error: least === 1 ? `${label}: write something` : `${label}: at least ${least} characters`,
    })
    .refine((text) => lengthOf(text) <= most, {
      error: `${label}: at most ${most.toLocaleString('en')} characters`,
    })
    .refine(isShown, { error: `${label}: ${UNSHOWN}` })
}

const line = (label: string, bounds: { min: number; max: number }) =>
  words(label, bounds).refine(isShownLine, { error: `${label}: on one line, please` })

const email = z
  .string({ error: 'E-mail: fill this in, so that we can answer' })
  .trim()
  .max(254, { error: 'E-mail: at most 254 characters' })
  .pipe(z.email({ error: 'E-mail: write an address like name@example.org' }))

const formKey = z.uuid({ error: OUT_OF_DATE })

const asked = {
  kind: z.enum(ticketKinds, { error: 'What it is about: choose one' }).default('other'),
  subject: line('Subject', ticketLimits.subject),
  body: words('Message', ticketLimits.body),
  formKey,
}

/** What a visitor writes: who they are stands in the form. */
export const ticketInput = z.object({ name: line('Name', { min: 2, max: 80 }), email, ...asked })
export type TicketInput = z.output<typeof ticketInput>

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const LINKED = new RegExp(`^(${linkedKinds.join('|')}):(${ID})$`)

/** A thing as a form names it: `deal:…`. Whether it is theirs is asked of its area. */
export const linkedInput = z
  .string()
  .regex(LINKED, { error: 'Which one: choose one of your own' })
  .transform((typed) => {
    const [, kind, id] = LINKED.exec(typed) ?? []
    return { kind: z.enum(linkedKinds).parse(kind), id: id ?? '' }
  })

/** What a member writes: who they are is known. */
export const memberTicketInput = z.object({ ...asked, about: linkedInput.optional() })
export type MemberTicketInput = z.output<typeof memberTicketInput>

/** Words, files or both: whether there are files is known to whoever received them. */
export const replyInput = z.object({
  text: words('Reply', { ...ticketLimits.reply, min: 0 }).default(''),
  clientId: z.uuid({ error: OUT_OF_DATE }),
})

export const ratingInput = z.object({
  rating: z.enum(ticketRatings, { error: 'Choose good or bad' }),
  words: words('What we could do better', ticketLimits.ratingWords).default(''),
})

export const linkAskedInput = z.object({ email })

/** A number as it stands in an address. */
export const ticketNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
