import { Form, Link, redirect, useActionData } from 'react-router'
import { mayOpen, reading, staffOnly } from '#app/edge.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { listViews } from '#domain/saved-views/index.ts'
import { viewLimits } from '#domain/saved-views/input.ts'
import { describeAdminPage } from '../describe-admin-page.ts'
import { adminSections, listAt } from '../admin-sections.ts'
import type { Route } from './+types/views.page.ts'
import { type ViewIntent, viewIntents } from './view-intents.ts'
import { viewParams } from './view-params.ts'

export const loader = reading(
  staffOnly('view.keep', async ({ db, actor, url }) => {
    const list = listAt(url.searchParams.get('list') ?? '')
    const isTheirs = list && mayOpen(actor, list.needs)
    if (url.searchParams.has('list') && !isTheirs) throw redirect('/admin/views')
    const labels = new Map(adminSections.map(({ to, label }) => [to, label]))
    return {
      limits: viewLimits,
      kept: isTheirs
        ? { list: list.to, label: list.label, query: viewParams(url.searchParams.get('query') ?? '') }
        : null,
      views: (await listViews(db, actor)).map((view) => ({
        ...view,
        label: labels.get(view.list) ?? view.list,
      })),
      isDone: url.searchParams.has('done'),
    }
  }),
)

export const action = viewIntents

export const meta: Route.MetaFunction = () => describeAdminPage('Views')

export default function ViewsPage({ loaderData }: Route.ComponentProps) {
  const { kept, views, isDone, limits } = loaderData
  const refused = useActionData<RefusedForm>()
  const { form, field } = serverForm({ id: 'save', lastResult: refusalFor('save', refused), limits })
  const shown = [...(kept ? ['save'] : []), ...views.map(({ id }) => `rename-${id}`)]
  return (
    <>
      <PageHead title="Views" lede="Lists as you want to find them again. Nobody else sees yours." />
      {isDone ? <Note role="status">Done.</Note> : null}
      <RefusedElsewhere result={refusalElsewhere(shown, refused)} wrote={{ name: 'Name' }} />
      {kept ? (
        <Section title="Keep this view" text={kept.label} opens>
          <Form id={form.id} method="post" className="form" noValidate>
            <FormErrors form={form} />
            <input type="hidden" name="intent" value={'save' satisfies ViewIntent} />
            <input type="hidden" name="list" value={kept.list} />
            <input type="hidden" name="query" value={kept.query} />
            <Field label="Name" {...field('name')} hint="As you will look for it: Waiting for bank details">
              <TextInput autoComplete="off" />
            </Field>
            <div className="form-acts">
              <Button look="main">Keep the view</Button>
              <Link to={kept.list + kept.query}>Cancel</Link>
            </div>
          </Form>
        </Section>
      ) : null}
      <Section title="Your views" opens={!kept}>
        {views.length === 0 ? (
          <EmptyState title="None yet" actions={<ButtonLink to="/admin/users">Open the members</ButtonLink>}>
            Open a list, choose filters and an order, then choose Views and keep it.
          </EmptyState>
        ) : (
          <ul className="views-own">
            {views.map((view) => (
              <li key={view.id}>
                <OwnView view={view} refused={refused} limits={limits} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}

type OwnViewProps = {
  view: { id: string; name: string; list: string; query: string; label: string }
  refused: RefusedForm | undefined
  limits: typeof viewLimits
}

function OwnView({ view, refused, limits }: OwnViewProps) {
  const id = `rename-${view.id}`
  const { form, field } = serverForm({ id, lastResult: refusalFor(id, refused), limits })
  const name = field('name')
  return (
    <Form id={form.id} method="post" className="views-own-form" noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="viewId" value={view.id} />
      <Field
        label={`Name of a view of ${view.label}`}
        {...name}
        defaultValue={name.defaultValue ?? view.name}
      >
        <TextInput autoComplete="off" />
      </Field>
      <Link to={view.list + view.query}>Open</Link>
      <Button size="s" name="intent" value={'rename' satisfies ViewIntent}>
        Rename
      </Button>
      <Button size="s" look="bare" name="intent" value={'delete' satisfies ViewIntent}>
        Delete
      </Button>
    </Form>
  )
}
