import { Form, useActionData } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { ShareBar } from '#app/shared/teams/share-bar.tsx'
import { ShareSliders } from '#app/shared/teams/share-sliders.tsx'
import { useShares } from '#app/shared/teams/use-shares.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import type { TeamIntent } from './act-on-team.ts'
import type { OverviewData } from './load-overview.ts'
import { PeopleTable } from './people-table.tsx'

/** Who gets what, drawn to scale; the owner proposes another division by it. */
export function Shares({ workspace }: { workspace: OverviewData }) {
  const { shares, people, may, waiting } = workspace
  const mayDivide = may['divide the shares'] && !waiting && people.length > 1
  return (
    <section className="team-part" aria-labelledby="shares-title">
      <h2 id="shares-title">Who gets what</h2>
      <p className="soft">
        In force since {shares.since}, version {shares.number}. New shares hold for deals accepted from then
        on; open deals keep those of their day.
      </p>
      {mayDivide ? (
        <SharesForm key={shares.number} workspace={workspace} />
      ) : (
        <>
          <ShareBar parts={shares.bar} label="Shares in force" />
          <PeopleTable
            workspace={workspace}
            renderShare={({ percent }) => <b className="team-percent">{percent}</b>}
          />
        </>
      )}
    </section>
  )
}

function SharesForm({ workspace }: { workspace: OverviewData }) {
  const { people } = workspace
  const refused = useActionData() as RefusedForm | undefined
  const { form, field } = serverForm({ id: 'shares', lastResult: refusalFor('shares', refused) })
  const shares = useShares(
    'shares',
    people.map(({ basisPoints }) => basisPoints),
    people.map(({ id }) => `share-${id}`),
  )
  // People have forms of their own in the table, so the fields of this one say whose they are.
  return (
    <div onBlur={shares.onBlur} onFocus={shares.onFocus}>
      <Form id={form.id} method="post" noValidate preventScrollReset>
        <FormErrors form={form} />
        <ShareSliders
          label="Shares"
          names={people.map(({ firstName }) => firstName)}
          points={shares.points}
          onChange={shares.change}
        />
      </Form>
      <PeopleTable
        workspace={workspace}
        renderShare={(person) => (
          <Field
            label={`Share of ${person.name}, percent`}
            labelHidden
            {...field(`share-${person.id}`)}
            defaultValue={field(`share-${person.id}`).defaultValue ?? person.share}
          >
            <span className="share-input">
              <TextInput form={form.id} inputMode="decimal" maxLength={7} autoComplete="off" /> %
            </span>
          </Field>
        )}
      />
      <div className="form-acts">
        <Button look="main" form={form.id} name="intent" value={'shares' satisfies TeamIntent}>
          Propose these shares
        </Button>
        <small className="soft">
          Together they have to be 100 %: move a border or write a number, and one gets what another gives.
          Whoever’s share falls is asked to agree.
        </small>
      </div>
    </div>
  )
}
