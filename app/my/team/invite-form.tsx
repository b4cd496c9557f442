import { Form, useActionData } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import type { TeamIntent } from './act-on-team.ts'
import type { Workspace } from './load-workspace.ts'

/** By name, by address, or by a link for whoever comes first. */
export function InviteForm({ workspace: { may, role } }: { workspace: Workspace }) {
  const refused = useActionData() as RefusedForm | undefined
  const { form, field } = serverForm({ id: 'invite', lastResult: refusalFor('invite', refused) })
  return (
    <section className="team-part" aria-labelledby="invite-title" id="invite-someone">
      <h2 id="invite-title">Invite someone</h2>
      <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
        <FormErrors form={form} />
        <Field
          label="Username or e-mail"
          optional
          hint="Leave it empty to make a link that lets in whoever opens it first."
          {...field('to')}
          required={false}
        >
          <TextInput autoComplete="off" maxLength={254} />
        </Field>
        <Field label="Role" {...field('role')} defaultValue={field('role').defaultValue || 'member'}>
          <Select
            options={[
              { value: 'member', label: 'Member: works on deals' },
              ...(may['invite a manager'] ? [{ value: 'manager', label: 'Manager: runs the team too' }] : []),
            ]}
          />
        </Field>
        <Field
          label="Share, percent"
          hint={
            role === 'owner'
              ? 'It comes out of yours, from the day they join.'
              : 'It comes out of the owner’s, once the owner agrees.'
          }
          {...field('share')}
        >
          <TextInput inputMode="decimal" maxLength={7} autoComplete="off" />
        </Field>
        <div className="form-acts">
          <Button look="main" name="intent" value={'invite' satisfies TeamIntent}>
            Invite
          </Button>
        </div>
      </Form>
    </section>
  )
}
