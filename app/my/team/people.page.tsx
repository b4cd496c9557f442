import { Form, useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import teamsCssUrl from '#app/shared/teams/teams.css?url'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import type { Route } from './+types/people.page.ts'
import { type TeamIntent, teamIntents } from './act-on-team.ts'
import { expectAskedTeam } from './find-asked-team.ts'
import { InviteForm } from './invite-form.tsx'
import { Invited } from './invited.tsx'
import { loadWorkspace, type Workspace } from './load-workspace.ts'
import { Person } from './people-table.tsx'
import { mayGiveRole, mayRemove, RoleForm } from './person-acts.tsx'
import { WorkspaceHead } from './workspace-head.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: teamsCssUrl }]

export const loader = reading(
  memberOnly(async (edge) => {
    const { own, asked } = await expectAskedTeam(edge)
    return loadWorkspace(edge, own, asked)
  }),
)

export const action = teamIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'People of the team')

export default function PeoplePage({ loaderData: workspace }: Route.ComponentProps) {
  const { people, may, invitations } = workspace
  return (
    <>
      <WorkspaceHead
        workspace={workspace}
        at="/people"
        forms={['craft', ...(may.invite ? ['invite'] : [])]}
      />
      <section className="team-part" aria-labelledby="people">
        <h2 id="people">People</h2>
        <ul className="team-rows">
          {people.map((person) => (
            <li key={person.id} id={`person-${person.id}`}>
              <span>
                <Person person={person} />
                <small className="soft">
                  {person.percent}, since {person.joined}
                </small>
              </span>
              <Acts person={person} may={may} />
            </li>
          ))}
        </ul>
      </section>
      <CraftForm craft={people.find(({ isYou }) => isYou)?.craft ?? ''} />
      {invitations.length > 0 ? <Invited workspace={workspace} /> : null}
      {may.invite ? <InviteForm workspace={workspace} /> : null}
    </>
  )
}

function Acts({ person, may }: { person: Workspace['people'][number]; may: Workspace['may'] }) {
  return (
    <span className="team-acts">
      {mayGiveRole(may, person) ? <RoleForm person={person} words="Give the role" /> : null}
      {mayRemove(may, person) ? (
        <details>
          <summary>Remove</summary>
          <Form method="post" className="team-acts" preventScrollReset>
            <input type="hidden" name="memberId" value={person.id} />
            <small className="soft">Their share goes to the owner. Open deals still pay them.</small>
            <Button look="danger" size="s" name="intent" value={'remove' satisfies TeamIntent}>
              Remove {person.name}
            </Button>
          </Form>
        </details>
      ) : null}
    </span>
  )
}

function CraftForm({ craft }: { craft: string }) {
  const refused = useActionData() as RefusedForm | undefined
  const { form, field } = serverForm({ id: 'craft', lastResult: refusalFor('craft', refused) })
  return (
    <Form key={craft} id={form.id} method="post" className="form team-craft" noValidate preventScrollReset>
      <FormErrors form={form} />
      <Field
        label="What you do in the team"
        optional
        hint="It stands below your name on the team’s page."
        {...field('craft')}
        required={false}
        defaultValue={field('craft').defaultValue ?? craft}
      >
        <TextInput maxLength={80} />
      </Field>
      <div className="form-acts">
        <Button name="intent" value={'craft' satisfies TeamIntent}>
          Save what you do
        </Button>
      </div>
    </Form>
  )
}
