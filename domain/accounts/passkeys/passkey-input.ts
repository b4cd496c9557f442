import { z } from 'zod'
import { isShown, lengthOf } from '#platform/text/shown-text.ts'

const PASSKEY_NAME_LENGTH = 60
/** What an authenticator answers is a few hundred bytes; with a long attestation a few thousand. */
const ANSWER_LENGTH = 16_000

const base64url = z
  .string()
  .max(ANSWER_LENGTH)
  .regex(/^[\w-]+$/)
const credential = { id: base64url.max(1_400), rawId: base64url.max(1_400), type: z.literal('public-key') }

const newPasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).default([]).catch([]),
  }),
})
const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional().catch(undefined),
  }),
})
export type NewPasskeyAnswer = z.output<typeof newPasskeyAnswer>
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

const UNREADABLE = 'Passkey: your browser’s answer could not be read. Try again'

/** What the browser said, as its script puts it into a form. */
const answerOf = <Answer extends z.ZodType>(answer: Answer) =>
  z
    .string({ error: UNREADABLE })
    .max(ANSWER_LENGTH, { error: UNREADABLE })
    .transform((text, context): z.output<Answer> => {
      const read = answer.safeParse(parsed(text))
      if (read.success) return read.data
      context.addIssue({ code: 'custom', message: UNREADABLE })
      return z.NEVER
    })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const name = z
  .string({ error: 'Name: fill this in' })
  .trim()
  .min(1, { error: 'Name: fill this in' })
  .refine((text) => lengthOf(text) <= PASSKEY_NAME_LENGTH, {
    error: `Name: at most ${PASSKEY_NAME_LENGTH} characters`,
  })
  .refine((text) => isShown(text) && !text.includes('\n'), {
    error: 'Name: remove the characters that can’t be shown',
  })
const passkeyId = z.uuid({ error: 'That passkey is gone already' })

export const passkeyInput = z.object({ answer: answerOf(passkeyAnswer) })
export const newPasskeyInput = z.object({ answer: answerOf(newPasskeyAnswer), name })
export const renamePasskeyInput = z.object({ passkeyId, name })
export const removePasskeyInput = z.object({ passkeyId })
