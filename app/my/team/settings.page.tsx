import { Form, Link, useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import teamsCssUrl from '#app/shared/teams/teams.css?url'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { type Choice, countries, languages } from '#domain/accounts/index.ts'
import type { Route } from './+types/settings.page.ts'
import { type TeamIntent, teamIntents } from './act-on-team.ts'
import { Endings } from './endings.tsx'
import { expectAskedTeam } from './find-asked-team.ts'
import { loadWorkspace, type Workspace } from './load-workspace.ts'
import { WorkspaceHead } from './workspace-head.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: teamsCssUrl }]

export const loader = reading(
  memberOnly(async (edge) => {
    const { own, asked } = await expectAskedTeam(edge)
    // Named here: browsers call some countries otherwise, and the page would not be the one that was sent.
    return { ...(await loadWorkspace(edge, own, asked)), countries, languages }
  }),
)

export const action = teamIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Settings of the team')

export default function SettingsPage({ loaderData: workspace }: Route.ComponentProps) {
  const mayEdit = workspace.may['edit the page']
  return (
    <>
      <WorkspaceHead workspace={workspace} at="/settings" forms={mayEdit ? ['edit'] : []} />
      {mayEdit ? <PageForm {...workspace} /> : null}
      <Endings workspace={workspace} />
    </>
  )
}

type PageFormProps = Pick<Workspace, 'team' | 'limits'> & {
  countries: readonly Choice[]
  languages: readonly Choice[]
}

function PageForm({ team, limits, countries, languages }: PageFormProps) {
  const refused = useActionData() as RefusedForm | undefined
  const lastResult = refusalFor('edit', refused)
  const typed = lastResult?.initialValue
  const { form, field } = serverForm({ id: 'edit', lastResult, limits })
  // What was ticked stays ticked when the form is refused; one alone comes back as a word.
  const spoken = form.status === 'error' ? [typed?.['languages'] ?? []].flat() : team.languages
  const known = (name: 'name' | 'slug' | 'headline' | 'about' | 'skills' | 'country') => ({
    ...field(name),
    defaultValue: field(name).defaultValue ?? team[name],
  })
  return (
    <section className="team-part" aria-labelledby="page">
      <h2 id="page">The page that everyone sees</h2>
      <p>
        <Link to={`/team/settings/pictures?of=${team.slug}`}>Portrait and cover of the team</Link>
      </p>
      <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
        <FormErrors form={form} />
        <Field label="Name" {...known('name')}>
          <TextInput />
        </Field>
        <Field label="Address" hint="After /t/. An old address leads to the new one." {...known('slug')}>
          <TextInput autoCapitalize="none" spellCheck={false} maxLength={60} />
        </Field>
        <Field label="What it does, in a line" optional {...known('headline')} required={false}>
          <TextInput />
        </Field>
        <Field label="About" optional {...known('about')} required={false}>
          <TextArea rows={6} />
        </Field>
        <Field label="Skills" optional hint="With commas between them" {...known('skills')} required={false}>
          <TextInput maxLength={900} />
        </Field>
        <FieldSet label="Languages" optional name="languages" error={field('languages').error}>
          <div className="team-languages">
            {languages.map(({ value, label }) => (
              <Check key={value} value={value} defaultChecked={spoken.includes(value)}>
                {label}
              </Check>
            ))}
          </div>
        </FieldSet>
        <Field label="Country" optional {...known('country')} required={false}>
          <Select options={countries} placeholder="Not said" />
        </Field>
        <div className="form-acts">
          <Button look="main" name="intent" value={'edit' satisfies TeamIntent}>
            Save the page
          </Button>
        </div>
      </Form>
    </section>
  )
}
