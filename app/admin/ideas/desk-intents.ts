import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import type { Read } from '#app/forms/page-of-forms.ts'
import { handleManyIdeas } from '#domain/ideas/index.ts'
import { bulkInput, type BulkInput } from '#domain/ideas/input.ts'
import { addressOf, readShown } from './address-of-idea.ts'

const { intent, intents } = formsOf({ for: 'staff', needs: 'idea.manage', mends: mendsAllFound })

/** The one form of the list: the same done to all that are chosen. */
export const deskIntents = intents({
  many: intent({
    read({ form, argument }): Read<BulkInput> {
      const { data, error } = bulkInput.safeParse({
        what: argument,
        numbers: form.getAll('numbers'),
        stateId: form.get('stateId'),
        words: form.get('words') ?? '',
        kindId: form.get('kindId'),
        into: form.get('into'),
      })
      if (data) return { value: data }
      const [issue] = error.issues
      const isInto = issue?.path[0] === 'into'
      return {
        errors: {
          numbers: [
            isInto
              ? 'Merge into: write the number of an idea'
              : (issue?.message ?? 'Select at least one idea'),
          ],
        },
      }
    },
    isField: (name) => ['numbers', 'stateId', 'words', 'kindId', 'into'].includes(name),
    run: (tx, actor, input, { context }) => handleManyIdeas(tx, actor, input, context),
    done: ({ url }, { done, left }) =>
      redirect(addressOf(readShown(url.searchParams), { done: `${done}-${left}` })),
  }),
})

export type DeskIntent = IntentOf<typeof deskIntents>
