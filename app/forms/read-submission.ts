import { parseWithZod } from '@conform-to/zod/v4'
import type { ZodType } from 'zod'
import { asksFor } from './known-fields.ts'

type Values = Record<string, unknown>

/** Which of a page's forms it is: said by every form, asked for by none. */
const INTENT = 'intent'
/** What is typed stays when a form is refused, but never a secret. */
const SECRET = /^(current|code)$|password|secret|recovery/i

export const isSecret = (name: string, secrets: readonly string[]) =>
  SECRET.test(name) || secrets.includes(name)

/**
 * The only way from a form that was sent to what its schema makes of it. What the schema does not ask for is not even
 * looked at, and so can't come back with a refusal; nor do secrets, those known by their names and those named here.
 */
export function readSubmission<Schema extends ZodType<unknown, Values>>(
  form: FormData,
  schema: Schema,
  secrets: readonly string[] = [],
  keepsEmpty = false,
) {
  const known = new FormData()
  for (const [name, value] of form) if (name === INTENT || asksFor(schema, name)) known.append(name, value)
  const submission = parseWithZod(known, { schema, disableAutoCoercion: keepsEmpty })
  const { reply } = submission
  const hideFields = [...new Set(known.keys())].filter((name) => isSecret(name, secrets))
  submission.reply = (options) => reply({ ...options, hideFields })
  return submission
}
