import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import type { ListedBan } from '#domain/accounts/index.ts'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { BanWords } from '../../users/member-bans.tsx'
import type { BansIntent } from './act-on-bans.ts'

export type FormsProps = { limits: Record<string, TextLimits>; refused: RefusedForm | undefined }
type Appeal = ListedBan & { isOwn: boolean }

/** The queue: each case with what both sides said, and the decision under it. */
export function Appeals({ appeals, now, ...forms }: FormsProps & { appeals: readonly Appeal[]; now: Date }) {
  if (appeals.length === 0) return <p className="soft">No appeal waits.</p>
  return (
    <ul className="admin-cases">
      {appeals.map((appeal) => (
        <li key={appeal.id} className="stack">
          <h3>
            <Link to={`/admin/users/${appeal.memberId}`}>{appeal.displayName}</Link>
          </h3>
          <BanWords ban={appeal} now={now} />
          <Decision appeal={appeal} {...forms} />
        </li>
      ))}
    </ul>
  )
}

function Decision({ appeal, limits, refused }: FormsProps & { appeal: Appeal }) {
  const id = `decide-${appeal.id}`
  const { form, field } = serverForm({ id, lastResult: refusalFor(id, refused), limits })
  return (
    <Form id={form.id} method="post" className="form" noValidate>
      <FormErrors form={form} />
      {appeal.isOwn ? (
        <p className="small soft">You made this ban: decide it only if there is no other administrator.</p>
      ) : null}
      <input type="hidden" name="intent" value={'decide' satisfies BansIntent} />
      <input type="hidden" name="banId" value={appeal.id} />
      <Field label="Reason of the decision" {...field('reason')} hint="The member reads it">
        <TextInput autoComplete="off" />
      </Field>
      <div className="form-acts">
        <Button name="decision" value="lift">
          Lift the ban
        </Button>
        <Button name="decision" value="uphold">
          Uphold it
        </Button>
      </div>
    </Form>
  )
}
