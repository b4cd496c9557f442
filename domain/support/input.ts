import { z } from 'zod'

const noNullByte = (text: string) => !text.includes('\u0000')

function line(label: string, least: number, most: number) {
  return z
    .string({ error: `${label}: fill this in` })
    .trim()
    .min(least, { error: `${label}: at least ${least} characters` })
    .max(most, { error: `${label}: at most ${most} characters` })
    .refine(noNullByte, { error: `${label}: remove the characters that can’t be shown` })
}

export const SUBJECT_MOST = 120
export const BODY_LEAST = 10
export const BODY_MOST = 5_000

/** What a visitor writes at /contacts; shared by the form and the action. */
export const ticketInput = z.object({
  name: line('Name', 2, 80),
  email: z
    .string({ error: 'E-mail: fill this in, so that we can answer' })
    .trim()
    .max(254, { error: 'E-mail: at most 254 characters' })
    .pipe(z.email({ error: 'E-mail: write an address like name@example.org' })),
  subject: line('Subject', 3, SUBJECT_MOST),
  body: line('Message', BODY_LEAST, BODY_MOST),
  formKey: z.uuid({ error: 'This form is out of date: reload the page' }),
})

export type TicketInput = z.infer<typeof ticketInput>
