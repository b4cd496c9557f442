import { redirect } from 'react-router'
import type { Edge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsChanges } from '#app/forms/mendable.ts'
import type { RefusedForm } from '#app/forms/refused-form.ts'
import { figuresOf } from '#app/shared/docs/figures/figures.ts'
import { renderText } from '#app/shared/docs/render-text.server.ts'
import type { RenderedSection } from '#app/shared/docs/render-document.server.tsx'
import { dropTyped, problemsOfDocument, saveDocument, type DocumentSlug } from '#domain/documents/index.ts'
import { documentInput } from '#domain/documents/input.ts'
import { contextOf, readSlug } from './about-document.ts'
import { addressOf } from './document-words.ts'

/** How a text would look, and what it could not be saved for. */
export type Look = { sections: RenderedSection[]; problems: string[] }

/** A form that comes back, and how its text would look where that was asked. */
export type RefusedDocument = RefusedForm & { look?: Look }

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'document.write',
  about: ({ params }) => readSlug(params['slug']),
  mends: mendsChanges,
  isPreview: ({ intent: said }) => said === 'look',
  refuse: ({ formId, result, intent: said, typed }, asked): RefusedDocument => ({
    formId,
    result,
    ...(said === 'look' ? { look: lookAt(asked, typed['body'] ?? '') } : {}),
  }),
})

function lookAt(asked: Pick<Edge, 'settings' | 'origin'> & { about: DocumentSlug }, body: string): Look {
  const { about, settings } = asked
  return {
    sections: renderText(about, body, figuresOf(settings)),
    problems: problemsOfDocument(about, body, contextOf(asked, about).isFigure),
  }
}

const inputOf = ({ about }: { about: DocumentSlug }) => documentInput(about)

export const documentIntents = intents({
  drop: intent({
    run: (tx, actor, _, { about }) => dropTyped(tx, actor, { slug: about }),
    done: ({ about }) => redirect(`${addressOf(about)}?done=dropped#done`),
  }),
  look: intent({ input: inputOf, formId: 'save' }),
  save: intent({
    input: inputOf,
    run: (tx, actor, input, asked) =>
      saveDocument(tx, actor, { ...input, slug: asked.about }, contextOf(asked, asked.about)),
    done: ({ about }, _, { when }) => redirect(`${addressOf(about)}?done=${when}#done`),
  }),
})

export type DocumentIntent = IntentOf<typeof documentIntents>
