import type { ReactNode } from 'react'
import { Form, useActionData } from 'react-router'
import { readAnewOnConflict } from '#app/forms/read-anew-on-conflict.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { flagMeanings, newestChangeId } from '#domain/settings/index.ts'
import { describeAdminPage } from '../../../describe-admin-page.ts'
import type { Route } from './+types/words.page.ts'
import { writeFlagWords, writeReasons } from './read-words.ts'
import { wordsIntents, type WordsIntent } from './words-intents.ts'

export const loader = reading(
  staffOnly('settings.change', async ({ db, settings, url }) => ({
    basedOn: await newestChangeId(db),
    flags: flagMeanings.map((what) => ({
      what,
      name: what.replaceAll(' ', '-'),
      words: writeFlagWords(settings.flagWords, what),
    })),
    services: writeReasons(settings.serviceReasons),
    projects: writeReasons(settings.projectReasons),
    isSaved: url.searchParams.has('saved'),
    isSame: url.searchParams.has('same'),
  })),
)

export const action = wordsIntents

export const shouldRevalidate = readAnewOnConflict

export const meta: Route.MetaFunction = () => describeAdminPage('Words and reasons')

const REASONS =
  'A line each: a short name, a colon, and the sentence that is read. The first nine have a key.'

export default function WordsPage({ loaderData }: Route.ComponentProps) {
  const { basedOn, flags, services, projects, isSaved, isSame } = loaderData
  const refused = useActionData<RefusedForm>()
  const form = (intent: WordsIntent) => ({ intent, basedOn, lastResult: refusalFor(intent, refused) })
  return (
    <>
      <Crumbs
        trail={[
          { label: 'Services and projects', to: '/admin/market/services' },
          { label: 'Words and reasons' },
        ]}
      />
      <PageHead
        title="Words and reasons"
        lede="What is marked for whoever moderates, and what can be given as a reason. It applies at once."
      />
      {isSaved && !refused ? (
        <Note role="status">Saved. It holds in every process within a second.</Note>
      ) : null}
      {isSame && !refused ? <Note role="status">Nothing was different, so nothing changed.</Note> : null}
      <Section
        title="Words that flag"
        id="flags"
        opens
        text="A word or a few a line; a star at the end stands for any ending. Nothing is blocked by them."
      >
        <WordsForm {...form('flags')}>
          {(field) =>
            flags.map(({ what, name, words }) => (
              <Field
                key={name}
                label={`Looks like ${what}`}
                {...field(name)}
                required={false}
                defaultValue={field(name).defaultValue ?? words}
              >
                <TextArea rows={6} />
              </Field>
            ))
          }
        </WordsForm>
      </Section>
      <Section title="Reasons for services" id="services" text={REASONS}>
        <WordsForm {...form('services')}>
          {(field) => (
            <Field
              label="Reasons to send a service back"
              {...field('lines')}
              defaultValue={field('lines').defaultValue ?? services}
            >
              <TextArea rows={10} />
            </Field>
          )}
        </WordsForm>
      </Section>
      <Section title="Reasons for projects" id="projects" text={REASONS}>
        <WordsForm {...form('projects')}>
          {(field) => (
            <Field
              label="Reasons to send a project back"
              {...field('lines')}
              defaultValue={field('lines').defaultValue ?? projects}
            >
              <TextArea rows={8} />
            </Field>
          )}
        </WordsForm>
      </Section>
    </>
  )
}

type WordsFormProps = {
  intent: WordsIntent
  basedOn: number
  lastResult: RefusedForm['result'] | undefined
  children: (field: ReturnType<typeof serverForm>['field']) => ReactNode
}

/** One list, the reason for its change, and the button. */
function WordsForm({ intent, basedOn, lastResult, children }: WordsFormProps) {
  const { form, field } = serverForm({ id: intent, lastResult })
  const isBusy = useSent()?.get('intent') === intent
  return (
    <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
      <FormErrors form={form} />
      <input type="hidden" name="basedOn" value={basedOn} />
      {children(field)}
      <Field label="Reason" {...field('reason')} hint="For the history of settings and the audit log">
        <TextInput autoComplete="off" />
      </Field>
      <div className="form-acts">
        <Button name="intent" value={intent} busy={isBusy}>
          Save
        </Button>
      </div>
    </Form>
  )
}
