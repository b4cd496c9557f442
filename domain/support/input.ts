import { z } from 'zod'

const noNullByte = (text: string) => !text.includes('\u0000')
/** Characters as people and the database count them, not the units of the language. */
const lengthOf = (text: string) => [...text].length

function line(label: string, { min: least, max: most }: { min: number; max: number }) {
  return z
    .string({ error: `${label}: fill this in` })
    .trim()
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .refine((text) => lengthOf(text) >= least, { error: `${label}: at least ${least} characters` })
    .refine((text) => lengthOf(text) <= most, { error: `${label}: at most ${most} characters` })
    .refine(noNullByte, { error: `${label}: remove the characters that can’t be shown` })
}

/** What the form counts against while a person types. */
export const ticketLimits = { subject: { min: 3, max: 120 }, body: { min: 10, max: 5_000 } }

/** What a visitor writes at /contacts; shared by the form and the action. */
export const ticketInput = z.object({
  name: line('Name', { min: 2, max: 80 }),
  email: z
    .string({ error: 'E-mail: fill this in, so that we can answer' })
    .trim()
    .max(254, { error: 'E-mail: at most 254 characters' })
    .pipe(z.email({ error: 'E-mail: write an address like name@example.org' })),
  subject: line('Subject', ticketLimits.subject),
  body: line('Message', ticketLimits.body),
  formKey: z.uuid({ error: 'This form is out of date: reload the page' }),
})

export type TicketInput = z.infer<typeof ticketInput>
