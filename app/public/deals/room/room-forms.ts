import { ATTACHMENTS } from '#app/forms/body-limits.ts'
import { formsOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import { receiveAttachments } from '#app/forms/receive-attachments.ts'
import type { RefusedForm } from '#app/forms/refused-form.ts'
import type { FieldErrors } from '#domain/deals/deal-input.ts'
import { openRoom } from './room-context.ts'

/** What a refused step is told; it comes back as it was typed. */
export type Refusal = { refused: string; errors: FieldErrors; typed: Record<string, string> }

/** What the forms of a room have in common: a step says which it is by `do`, as its address does. */
export const { intent, intents } = formsOf({
  for: 'members',
  accepts: ATTACHMENTS,
  about: openRoom,
  receive: (edge) => receiveAttachments(edge, { folder: 'deals', label: 'Files' }),
  said: (form) => String(form.get('do') ?? form.get('intent') ?? ''),
  unknown: 'Choose what to do in the deal',
  // Without script, what is typed is worked out before it is done.
  isPreview: ({ form }) => form.get('preview') === 'yes',
  mends: mendsAllFound,
  refuse: ({ formId, result, message, fields, typed }, { form, received }): Refusal | RefusedForm => {
    if (!form.has('do')) return { formId, result }
    const ofFiles = Object.values(received.problems ?? {}).flat()[0] ?? ''
    return { refused: message || ofFiles, errors: fields, typed }
  },
})
