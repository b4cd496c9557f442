import { Form, useActionData } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { HowLink } from '#app/shared/help/how-link.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { teamLimits } from '#domain/teams/team-rules.ts'
import type { TeamIntent } from './act-on-team.ts'
import type { IntroData } from './load-intro.ts'
import { Play } from './play.tsx'

/** What a team is, with its arithmetic to play with, and how to start one. */
export function Intro({
  intro,
  mayStart,
  canStart,
}: {
  intro: IntroData
  mayStart: boolean
  canStart: boolean
}) {
  return (
    <>
      <div className="team-head">
        <h1>Sell together</h1>
        <p className="lede">
          A team is two or more members who sell under one name. You agree on shares once, and each payment is
          split by them, to the cent, at the moment it is released.
        </p>
      </div>
      <div className="team-intro">
        <section className="team-part" aria-labelledby="how">
          <h2 id="how">How it works</h2>
          <ol className="team-plain">
            <li>Start a team and invite people by username, e-mail or link.</li>
            <li>Each invitation names a role and a share. It comes out of the owner’s.</li>
            <li>Nobody’s share falls without their word: until they agree, the old shares hold.</li>
            <li>A deal keeps the shares of the day it was accepted, even for who has left since.</li>
          </ol>
          <p>
            <HowLink article="shares-of-a-team" />
          </p>
          {mayStart ? (
            canStart ? (
              <StartForm />
            ) : null
          ) : (
            <p className="team-acts">
              <ButtonLink look="main" to="/my/login?next=%2Fteam">
                Sign in to start a team
              </ButtonLink>
              <ButtonLink to="/teams">See teams</ButtonLink>
            </p>
          )}
        </section>
        <Play intro={intro} />
      </div>
    </>
  )
}

function StartForm() {
  const refused = useActionData() as RefusedForm | undefined
  const { form, field } = serverForm({
    id: 'start',
    lastResult: refusalFor('start', refused),
    limits: { name: teamLimits.name, headline: teamLimits.headline },
  })
  return (
    <Form id={form.id} method="post" action="/team" className="form" noValidate>
      <h3>Start a team</h3>
      <FormErrors form={form} />
      <Field label="Name of the team" {...field('name')}>
        <TextInput />
      </Field>
      <Field label="What it does, in a line" optional {...field('headline')} required={false}>
        <TextInput />
      </Field>
      <Field label="What you do in it" optional {...field('craft')} required={false}>
        <TextInput />
      </Field>
      <div className="form-acts">
        <Button look="main" name="intent" value={'start' satisfies TeamIntent}>
          Start the team
        </Button>
      </div>
    </Form>
  )
}
