import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsChanges } from '#app/forms/mendable.ts'
import { restoreDocument, withdrawDocument } from '#domain/documents/index.ts'
import { restoreInput, withdrawInput } from '#domain/documents/input.ts'
import { contextOf, readSlug } from './about-document.ts'
import { addressOf } from './document-words.ts'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'document.write',
  about: ({ params }) => readSlug(params['slug']),
  mends: mendsChanges,
})

export const versionsIntents = intents({
  restore: intent({
    input: restoreInput,
    isPressed: true,
    run: (tx, actor, input, asked) =>
      restoreDocument(tx, actor, { ...input, slug: asked.about }, contextOf(asked, asked.about)),
    done: ({ about }) => redirect(`${addressOf(about)}?done=restored#done`),
  }),
  withdraw: intent({
    input: withdrawInput,
    run: (tx, actor, input, { about, origin }) =>
      withdrawDocument(tx, actor, { ...input, slug: about }, { origin }),
    done: ({ about }) => redirect(`${addressOf(about)}/versions?done=withdrawn#done`),
  }),
})

export type VersionsIntent = IntentOf<typeof versionsIntents>
