import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsChanges } from '#app/forms/mendable.ts'
import type { Read } from '#app/forms/page-of-forms.ts'
import { handleMany } from '#domain/support/index.ts'
import { bulkInput, type BulkInput } from '#domain/support/desk/input.ts'
import { addressOf } from './address-of-ticket.ts'
import { readShown } from './queue/load-queue.ts'

const { intent, intents } = formsOf({ for: 'staff', needs: 'ticket.see-desk', mends: mendsChanges })

/** What a button of the bar means: what is done, and to what. */
const meant: Readonly<Record<string, Record<string, string>>> = {
  assign: { what: 'assign' },
  kind: { what: 'kind' },
  resolve: { what: 'resolve' },
  urgent: { what: 'priority', priority: 'urgent' },
  normal: { what: 'priority', priority: 'normal' },
}

const fieldsOf = (what: string, form: FormData) => ({
  numbers: form.getAll('numbers'),
  assigneeId: form.get('assigneeId') ?? '',
  ...(what === 'kind' ? { kind: form.get('kind') } : {}),
  ...meant[what],
})

/** The one form of the queue: the same done to all that are chosen. */
export const deskIntents = intents({
  many: intent({
    read({ form, argument }): Read<BulkInput> {
      const { data } = bulkInput.safeParse(fieldsOf(argument, form))
      return data ? { value: data } : { errors: { numbers: ['Select at least one ticket, and at most 50'] } }
    },
    isField: (name) => name === 'numbers',
    run: (tx, actor, input, { context }) => handleMany(tx, actor, input, context),
    done: ({ url }, { done, left }) =>
      redirect(addressOf(readShown(url.searchParams), { done: `${done}-${left}` })),
  }),
})

export type DeskIntent = IntentOf<typeof deskIntents>
