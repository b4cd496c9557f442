import { Form, Link, redirect, useActionData } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { readAnewOnConflict } from '#app/forms/read-anew-on-conflict.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { listTemplates, retireTemplate, saveTemplate } from '#domain/support/index.ts'
import { templateLimits } from '#domain/support/desk/desk-rules.ts'
import { templatePlaces } from '#domain/support/desk/template-rules.ts'
import { retireInput, templateInput } from '#domain/support/desk/input.ts'
import { DESK } from '../address-of-ticket.ts'
import type { Route } from './+types/templates.page.ts'

const HERE = `${DESK}/templates`

const { intent, intents } = formsOf({ for: 'staff', needs: 'ticket.see-desk' })

export const action = intents({
  save: intent({ input: templateInput, run: saveTemplate, done: () => redirect(HERE) }),
  retire: intent({ input: retireInput, isPressed: true, run: retireTemplate, done: () => redirect(HERE) }),
})

type TemplateIntent = IntentOf<typeof action>

export const loader = reading(
  staffOnly('ticket.see-desk', async ({ db, actor, url }) => {
    const templates = await listTemplates(db, actor)
    return { templates, opened: templates.find(({ id }) => id === url.searchParams.get('edit')) ?? null }
  }),
)

export const shouldRevalidate = readAnewOnConflict

export const meta: Route.MetaFunction = () => describeAdminPage('Templates of the desk')

export default function TemplatesPage({ loaderData }: Route.ComponentProps) {
  const { templates, opened } = loaderData
  const refused = useActionData<RefusedForm>()
  const { form, field } = serverForm({
    id: 'save',
    lastResult: refusalFor('save', refused),
    limits: templateLimits,
  })
  const [title, text] = [field('title'), field('text')]
  return (
    <>
      <PageHead
        title="Templates"
        lede="Words that the desk says often. Places in braces are filled from the ticket."
      />
      <p>
        <Link to={DESK}>Back to the tickets</Link>
      </p>
      <RefusedElsewhere result={refusalElsewhere(['save'], refused)} />
      {templates.length === 0 ? (
        <EmptyState title="There is no template yet">Write down the first answer you give twice.</EmptyState>
      ) : null}
      <ul className="admin-part" aria-label="Templates">
        {templates.map((one) => (
          <li key={one.id} className="row">
            <span>
              <b>{one.title}</b> <small className="soft">{one.text.slice(0, 120)}</small>
            </span>
            <Link to={`${HERE}?edit=${one.id}`} aria-label={`Change ${one.title}`}>
              Change
            </Link>
            <Form method="post">
              <input type="hidden" name="id" value={one.id} />
              <Button
                size="s"
                name="intent"
                value={'retire' satisfies TemplateIntent}
                aria-label={`Take ${one.title} away`}
              >
                Take away
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <section className="admin-part">
        <h2>{opened ? `Change “${opened.title}”` : 'A new template'}</h2>
        <Form id={form.id} key={opened?.id ?? templates.length} method="post" className="form" noValidate>
          <FormErrors form={form} />
          {opened ? <input type="hidden" name="id" value={opened.id} /> : null}
          <Field label="Name" {...title} defaultValue={title.defaultValue ?? opened?.title}>
            <TextInput />
          </Field>
          <Field
            label="Words"
            hint={`Places: ${Object.entries(templatePlaces)
              .map(([place, from]) => `{${place}} ${from}`)
              .join(', ')}.`}
            {...text}
            defaultValue={text.defaultValue ?? opened?.text}
          >
            <TextArea rows={6} />
          </Field>
          <div className="form-acts">
            <Button look="main" name="intent" value={'save' satisfies TemplateIntent}>
              Save the template
            </Button>
            {opened ? <Link to={HERE}>Cancel</Link> : null}
          </div>
        </Form>
      </section>
    </>
  )
}
