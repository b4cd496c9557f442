import { Form, useActionData, useSearchParams } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { readAnewOnConflict } from '#app/forms/read-anew-on-conflict.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import sharedCssUrl from '#app/shared/ideas/ideas.css?url'
import { toldWords } from '#app/shared/told-words.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/dict.page.ts'
import cssUrl from './dict.css?url'
import { AddRow } from './add-row.tsx'
import { dictIntents, type DictIntent } from './dict-intents.ts'
import { DictRows, ROW_FORM } from './dict-rows.tsx'
import { loadDict } from './load-dict.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: sharedCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

export const loader = reading(staffOnly('idea.order-dictionary', loadDict))
export const action = dictIntents
export const shouldRevalidate = readAnewOnConflict
export const meta: Route.MetaFunction = () => describeAdminPage('Kinds and states')

const TOLD: Readonly<Record<string, string>> = {
  state: 'Saved. The board shows it at once.',
  kind: 'Saved. The board shows it at once.',
}

const lists = [
  {
    list: 'state',
    title: 'States',
    intent: 'save-states',
    text: 'In the order of the board. The mark fills by itself.',
  },
  { list: 'kind', title: 'Kinds', intent: 'save-kinds', text: 'What an idea can be about.' },
] as const

export default function IdeasDictPage({ loaderData }: Route.ComponentProps) {
  const refused = useActionData<RefusedForm>()
  const [search] = useSearchParams()
  const told = refused ? undefined : toldWords(TOLD, search.get('saved'))
  return (
    <>
      <Crumbs trail={[{ label: 'Ideas', to: '/admin/ideas' }, { label: 'Kinds and states' }]} />
      <PageHead title="Kinds and states">
        <p className="small soft hide-s admin-keys">
          <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> move
        </p>
      </PageHead>
      {told ? (
        <Note role="status" icon="circle-check">
          {told}
        </Note>
      ) : null}
      {search.has('same') ? (
        <Note role="status" tone="info">
          Nothing was different, so nothing changed.
        </Note>
      ) : null}
      <RefusedElsewhere
        result={refusalElsewhere(['save-states', 'save-kinds', 'add-state', 'add-kind'], refused)}
      />
      <Form id={ROW_FORM} method="post" preventScrollReset hidden />
      {lists.map(({ list, title, intent, text }) => {
        const rows = list === 'state' ? loaderData.states : loaderData.kinds
        const result = refusalFor(intent, refused)
        const { form } = serverForm({ id: intent, lastResult: result })
        return (
          <section key={list} className="dict-s" id={`${list}s`} aria-labelledby={`${list}-title`}>
            <div className="row">
              <h2 id={`${list}-title`}>{title}</h2>
              <span className="small soft">{text}</span>
            </div>
            {/* Saved rows begin anew with what was saved. */}
            <Form key={JSON.stringify(rows)} id={intent} method="post" noValidate preventScrollReset>
              <FormErrors form={form} />
              <DictRows list={list} rows={rows} result={result} />
              <div className="row">
                <Button look="main" name="intent" value={intent satisfies DictIntent}>
                  Save the {list}s
                </Button>
                <span className="small soft">
                  Kept with your name.{' '}
                  <KnownLink to="/admin/security/events?kind=ideas.dictionary-changed">
                    Earlier versions
                  </KnownLink>
                </span>
              </div>
            </Form>
            <AddRow key={`add ${rows.length}`} list={list} refused={refused} />
          </section>
        )
      })}
      <Note tone="info">
        What is in use is retired, not deleted: old ideas keep it, new ones can’t choose it.
      </Note>
    </>
  )
}
