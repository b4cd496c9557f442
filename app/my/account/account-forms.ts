import { ONE_PICTURE } from '#app/forms/body-limits.ts'
import { formsOf } from '#app/forms/intents.ts'
import { mendsTooMany } from '#app/forms/mendable.ts'
import type { Refusal } from '#app/forms/page-of-forms.ts'
import type { AccountAnswer } from './account-answer.ts'

/** What small forms of a member's own pages have in common: too many tries are told in the form as well. */
export const ownForms = {
  for: 'members' as const,
  mends: mendsTooMany,
  refuse: ({ formId, result }: Refusal): AccountAnswer => ({ intent: formId, result }),
}

/** The forms of the account page; one carries the portrait. */
export const { intent, intents } = formsOf({ ...ownForms, accepts: ONE_PICTURE })
