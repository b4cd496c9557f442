import { redirect } from 'react-router'
import { mayOpen } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { deleteView, renameView, saveView } from '#domain/saved-views/index.ts'
import { renameViewInput, saveViewInput, viewIdInput } from '#domain/saved-views/input.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { listAt } from '../admin-sections.ts'
import { viewParams } from './view-params.ts'

const { intent, intents } = formsOf({ for: 'staff', needs: 'view.keep' })

const ofView = ({ form }: { form: FormData }) => `rename-${String(form.get('viewId') ?? '')}`

/** What is kept is cleaned as the menu cleans it: an address comes from whoever sends the form. */
export const viewIntents = intents({
  save: intent({
    input: saveViewInput,
    async run(tx, actor, { list, query, name }) {
      const known = listAt(list)
      if (!known || !mayOpen(actor, known.needs)) throw new Invalid('There is no such list')
      const view = { list: known.to, query: viewParams(query), name }
      await saveView(tx, actor, view)
      return view
    },
    done: (_, { list, query }) => redirect(list + query),
  }),
  rename: intent({
    input: renameViewInput,
    formId: ofView,
    run: (tx, actor, input) => renameView(tx, actor, input),
    done: () => redirect('/admin/views?done'),
  }),
  delete: intent({
    input: viewIdInput,
    formId: ofView,
    run: (tx, actor, input) => deleteView(tx, actor, input),
    done: () => redirect('/admin/views?done'),
  }),
})

export type ViewIntent = IntentOf<typeof viewIntents>
