import { Form, useActionData } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { ShareBar } from '#app/shared/teams/share-bar.tsx'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import type { TeamIntent } from './act-on-team.ts'
import type { Workspace } from './load-workspace.ts'

/** Who gets what, drawn to scale; the owner proposes another division below it. */
export function SharesForm({ workspace }: { workspace: Workspace }) {
  const { shares, people, may, waiting } = workspace
  const refused = useActionData() as RefusedForm | undefined
  const { form, field } = serverForm({ id: 'shares', lastResult: refusalFor('shares', refused) })
  const mayDivide = may['divide the shares'] && !waiting && people.length > 1
  const rows = people.map((person) => (
    <li key={person.id}>
      <Person person={person} />
      {mayDivide ? (
        <Field
          label={`Share of ${person.name}, percent`}
          labelHidden
          {...field(`share-${person.id}`)}
          defaultValue={field(`share-${person.id}`).defaultValue ?? person.share}
        >
          <span className="share-input">
            <TextInput inputMode="decimal" maxLength={7} autoComplete="off" /> %
          </span>
        </Field>
      ) : (
        <b>{person.percent}</b>
      )}
    </li>
  ))
  return (
    <section className="team-part" aria-labelledby="shares-title">
      <h2 id="shares-title">Who gets what</h2>
      <p className="soft">
        In force since {shares.since}, version {shares.number}. New shares hold for deals accepted from then
        on; open deals keep those of their day.
      </p>
      <ShareBar parts={shares.bar} label="Shares in force" />
      {mayDivide ? (
        <Form key={shares.number} id={form.id} method="post" noValidate preventScrollReset>
          <FormErrors form={form} />
          <ul className="team-rows">{rows}</ul>
          <div className="form-acts">
            <Button look="main" name="intent" value={'shares' satisfies TeamIntent}>
              Propose these shares
            </Button>
            <small className="soft">
              Together they have to be 100 %. Whoever’s share falls is asked to agree.
            </small>
          </div>
        </Form>
      ) : (
        <ul className="team-rows">{rows}</ul>
      )}
    </section>
  )
}

export function Person({ person }: { person: Workspace['people'][number] }) {
  return (
    <span className="team-person">
      <Avatar name={person.name} src={person.avatar} size={40} />
      <span>
        <b>
          {person.name}
          {person.isYou ? <span className="soft"> you</span> : null}
        </b>
        <small className="soft">
          {person.craft ? `${person.roleName}, ${person.craft}` : person.roleName}
        </small>
      </span>
    </span>
  )
}
