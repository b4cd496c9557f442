import { Form, Link, useActionData } from 'react-router'
import { reading, staffOnly } from '#app/edge.ts'
import { refusalFor } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { columns, ROWS_MOST } from '#domain/categories/index.ts'
import { describeAdminPage } from '../../../describe-admin-page.ts'
import type { Route } from './+types/import.page.ts'
import { importIntents, type ImportIntent, type LookedAt } from './import-intents.ts'
import cssUrl from './import.css?url'
import { WouldChange } from './would-change.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(staffOnly('categories.change', () => ({ columns, most: ROWS_MOST })))
export const action = importIntents

export const meta: Route.MetaFunction = () => describeAdminPage('Import of categories')

export default function ImportPage({ loaderData: { columns: names, most } }: Route.ComponentProps) {
  const answer = useActionData<LookedAt>()
  const { form, field } = serverForm({ id: 'import', lastResult: refusalFor('import', answer) })
  const sent = useSent()?.get('intent')
  const looked = answer?.looked
  // A refused import keeps its mark and its reason; what it would change is seen again by looking.
  const seen = looked ? looked.changes.length > 0 && looked.mark : field('seen').defaultValue
  return (
    <>
      <Crumbs trail={[{ label: 'Categories', to: '/admin/market/categories' }, { label: 'Import' }]} />
      <PageHead
        title="Import categories"
        lede="A file is looked at first: you see what would change before anything does. Nothing is ever taken out of the tree."
      >
        <a href="/admin/market/categories.csv">Export CSV</a>{' '}
        <a href="/admin/market/categories.json">Export JSON</a>
      </PageHead>
      <Form id={form.id} method="post" className="form import-form" encType="multipart/form-data" noValidate>
        <FormErrors form={form} />
        <Field
          label="File"
          id="import-file"
          name="file"
          required={false}
          optional
          hint={`CSV or JSON in UTF-8, at most ${most} categories`}
        >
          <TextInput type="file" accept=".csv,.json,text/csv,application/json" />
        </Field>
        <Field
          label="Or what it says"
          {...field('text')}
          required={false}
          hint={`Columns: ${names.join(', ')}`}
        >
          <TextArea rows={looked ? 6 : 12} spellCheck={false} className="import-text" />
        </Field>
        <div className="form-acts">
          <Button
            name="intent"
            value={'look' satisfies ImportIntent}
            busy={sent === 'look'}
            look={seen ? 'line' : 'main'}
          >
            See what would change
          </Button>
        </div>
        {looked ? <WouldChange looked={looked} /> : null}
        {seen ? (
          <>
            <input type="hidden" name="seen" value={seen} />
            <Field label="Why" {...field('reason')} hint="Kept in the audit log">
              <TextInput autoComplete="off" />
            </Field>
            <div className="form-acts">
              <Button
                look="main"
                name="intent"
                value={'import' satisfies ImportIntent}
                busy={sent === 'import'}
              >
                Import
              </Button>
            </div>
          </>
        ) : null}
      </Form>
      <p className="soft import-note">
        A category is known by its id, or else by where it stands; without either it is added.{' '}
        <Link to="/admin/market/categories">Back to the tree</Link>
      </p>
    </>
  )
}
