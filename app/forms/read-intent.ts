import type { SubmissionResult } from '@conform-to/react'
import { z } from 'zod'
import { asksFor } from './known-fields.ts'
import type { FieldErrors, Intent, Read } from './page-of-forms.ts'
import { isSecret, readSubmission } from './read-submission.ts'
import { allTypedIn, typedIn } from './typed-in.ts'

/** A form as its intent reads it: what it says, and how it comes back. */
type ReadIntent<Input> = Read<Input> & {
  typed: Record<string, string>
  reply(fields: FieldErrors, message: string): SubmissionResult<string[]>
}

type Sent = { actor: unknown; form: FormData }

const NOTHING_TYPED = z.object({})

/** The only way from a form that was sent to what an intent makes of it. */
export async function readIntent<Here extends Sent, Input>(
  intent: Intent<Here, Input, unknown>,
  asked: Here,
): Promise<ReadIntent<Input>> {
  return intent.read ? readByHand(intent, asked, intent.read(asked)) : readBySchema(intent, asked)
}

async function readBySchema<Here extends Sent, Input>(
  { input = NOTHING_TYPED as never, secrets = [], keepsEmpty = false }: Intent<Here, Input, unknown>,
  asked: Here,
): Promise<ReadIntent<Input>> {
  const schema = typeof input === 'function' ? await input(asked) : input
  const submission = readSubmission(asked.form, schema, secrets, keepsEmpty)
  return {
    ...(submission.status === 'success'
      ? { value: submission.value as Input }
      : { errors: withoutNulls(submission.reply().error) }),
    typed: typedIn(asked.form, (name) => asksFor(schema, name) && !isSecret(name, secrets)),
    reply: (fields, message) =>
      isEmpty(fields) && message === ''
        ? submission.reply()
        : {
            ...submission.reply(),
            status: 'error',
            error: { ...fields, ...(message ? { '': [message] } : {}) },
          },
  }
}

function readByHand<Here extends Sent, Input>(
  { isField = () => false, secrets = [] }: Intent<Here, Input, unknown>,
  { form }: Here,
  read: Read<Input>,
): ReadIntent<Input> {
  const isKnown = (name: string) => isField(name) && !isSecret(name, secrets)
  const typed = typedIn(form, isKnown)
  const initialValue = allTypedIn(form, isKnown)
  return {
    ...read,
    typed,
    reply: (fields, message) => {
      const error = { ...fields, ...(message ? { '': [message] } : {}) }
      return isEmpty(error) ? { initialValue } : { status: 'error', initialValue, error }
    },
  }
}

export const isEmpty = (fields: object) => Object.keys(fields).length === 0

const withoutNulls = (error: Record<string, string[] | null> | null | undefined): FieldErrors =>
  Object.fromEntries(Object.entries(error ?? {}).map(([name, words]) => [name, words ?? []]))
