import { redirect } from 'react-router'
import { z } from 'zod'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsChanges } from '#app/forms/mendable.ts'
import { receiveSmallFiles } from '#app/forms/receive-small-files.ts'
import type { RefusedForm } from '#app/forms/refused-form.ts'
import { hasServices } from '#domain/catalogue/index.ts'
import { FILE_LENGTH_MOST, importCategories, tryImport, type Imported } from '#domain/categories/index.ts'
import { categoryReason } from '#domain/categories/category-input.ts'
import { isShown } from '#platform/text/shown-text.ts'

const text = z
  .string({ error: 'File: choose one, or paste what it says' })
  .max(FILE_LENGTH_MOST, { error: `File: at most ${FILE_LENGTH_MOST / 1_000} KB of text` })
  .refine(isShown, { error: 'File: it holds characters that can’t be shown. Save it as UTF-8' })

const lookInput = z.object({ text })
const takeInput = z.object({
  text,
  seen: z.string({ error: 'Look first at what would change' }).max(100),
  reason: categoryReason,
})

/** What would change, beside what was sent. */
export type LookedAt = RefusedForm & { looked?: Imported }

/** Thrown to take an import back that was only looked at. */
class OnlyLooked extends Error {
  readonly imported: Imported
  constructor(imported: Imported) {
    super('An import was only looked at')
    this.imported = imported
  }
}

/** A file that was chosen takes the place of what was pasted. */
const receive = receiveSmallFiles(async (_, form) => {
  const file = form.get('file')
  if (file instanceof File && file.size > 0)
    form.set('text', await file.slice(0, FILE_LENGTH_MOST * 4).text())
  form.delete('file')
  return {}
})

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'categories.change',
  mends: mendsChanges,
  receive,
})

export const importIntents = intents({
  look: intent({
    input: lookInput,
    formId: 'import',
    runOutside: ({ transaction, actor, origin }, input) =>
      transaction(async (tx): Promise<Imported> => {
        throw new OnlyLooked(await tryImport(tx, actor, input, { origin, hasServices }))
      }).catch((error: unknown) => {
        if (error instanceof OnlyLooked) return error.imported
        throw error
      }),
    done: (_, looked, input): LookedAt => ({
      formId: 'import',
      result: { initialValue: input },
      looked,
    }),
  }),
  import: intent({
    input: takeInput,
    run: (tx, actor, input, { origin }) => importCategories(tx, actor, input, { origin, hasServices }),
    done: () => redirect('/admin/market/categories?done=imported'),
  }),
})

export type ImportIntent = IntentOf<typeof importIntents>
