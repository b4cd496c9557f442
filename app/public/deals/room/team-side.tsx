import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { FieldSet } from '#app/ui/inputs/field/field.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Meta } from '#app/ui/meta/meta.tsx'
import type { RoomIntent } from './act-on-room.ts'
import type { RoomTeam } from './load-team.ts'

type TeamSideProps = { team: RoomTeam; refused: RefusedForm | undefined }

/** How a team's deal is divided, and who of the team works on it. */
export function TeamSide({ team, refused }: TeamSideProps) {
  return (
    <section>
      <h2>The team</h2>
      {team.shares.length > 0 ? (
        <Meta rows={team.shares.map(({ name, share }) => ({ name, value: share }))} />
      ) : (
        <p className="soft small">Its shares on the day the deal is accepted hold for this deal.</p>
      )}
      {team.choice ? (
        <WorkersForm people={team.choice} refused={refused} />
      ) : team.workers.length > 0 ? (
        <p className="small">At work: {team.workers.join(', ')}</p>
      ) : null}
    </section>
  )
}

function WorkersForm({
  people,
  refused,
}: {
  people: NonNullable<RoomTeam['choice']>
  refused: RefusedForm | undefined
}) {
  const lastResult = refusalFor('workers', refused)
  const { form } = serverForm({ id: 'workers', lastResult })
  const stored = people.filter(({ isChosen }) => isChosen).map(({ id }) => id)
  const chosen = lastResult ? [lastResult.initialValue?.['memberIds'] ?? []].flat().map(String) : stored
  return (
    <Form id={form.id} method="post" className="form team-workers" preventScrollReset>
      <FormErrors form={form} />
      <FieldSet
        label="Who works on it"
        name="memberIds"
        optional
        hint="They deliver and write here. Owner and managers always can."
        defaultOptions={chosen}
      >
        {people.map(({ id, name }) => (
          <Check key={id} value={id}>
            {name}
          </Check>
        ))}
      </FieldSet>
      <Button size="s" name="intent" value={'choose-workers' satisfies RoomIntent}>
        Save who works on it
      </Button>
    </Form>
  )
}
