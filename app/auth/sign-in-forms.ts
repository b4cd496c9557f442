import type { Mends } from '#app/forms/mendable.ts'
import type { Refusal } from '#app/forms/page-of-forms.ts'
import { Forbidden, Invalid, TooManyRequests } from '#platform/errors/errors.ts'

/** What can be mended in the form itself: a field, or waiting; anything else goes on its way. */
const mendsFields: Mends = (error) =>
  error instanceof TooManyRequests ||
  error instanceof Forbidden ||
  (error instanceof Invalid && Object.keys(error.fields).length > 0)

/** What the forms of signing in have in common: each page shows one, and is told its result alone. */
export const signInForms = {
  for: 'everyone' as const,
  mends: mendsFields,
  refuse: ({ result }: Refusal) => result,
}
