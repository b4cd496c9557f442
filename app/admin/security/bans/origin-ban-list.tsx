import { Form } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { TextInput } from '#app/ui/field/text-input.tsx'
import { FormErrors } from '#app/ui/form/form-errors.tsx'
import { serverForm } from '#app/ui/form/server-form.ts'
import { Time } from '#app/ui/time/time.tsx'
import type { OriginBan } from '#domain/security/index.ts'
import { refusalFor } from '../../answer-form.ts'
import type { FormsProps } from './appeals.tsx'

type ListedOriginBan = OriginBan & { bannedByName: string }

/** Each with a button that lifts it; one reason stands for the one that is pressed. */
export function OriginBanList({
  bans,
  now,
  limits,
  refused,
}: FormsProps & { bans: readonly ListedOriginBan[]; now: Date }) {
  const { form, field } = serverForm({
    id: 'lift-origin',
    lastResult: refusalFor('lift-origin', refused),
    limits,
  })
  if (bans.length === 0) return <p className="soft">No address and no domain is banned.</p>
  return (
    <Form id={form.id} method="post" className="stack" noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="intent" value="lift-origin" />
      <div className="scroll">
        <table className="table table-tight">
          <caption className="sr">Banned addresses and domains</caption>
          <thead>
            <tr>
              <th scope="col">Banned</th>
              <th scope="col">Reason</th>
              <th scope="col">By</th>
              <th scope="col">Since</th>
              <th scope="col">Until</th>
              <th scope="col">
                <span className="sr">Lift</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {bans.map((ban) => (
              <tr key={ban.id}>
                <td>
                  <b>{ban.value}</b> <span className="faint">{ban.kind}</span>
                </td>
                <td>{ban.reason}</td>
                <td className="soft">{ban.bannedByName}</td>
                <td>
                  <Time at={ban.bannedAt} now={now} quiet />
                </td>
                <td>{ban.until ? <Time at={ban.until} quiet /> : 'no end'}</td>
                <td className="n">
                  <Button
                    size="s"
                    name="originBanId"
                    value={String(ban.id)}
                    aria-label={`Lift the ban of ${ban.value}`}
                  >
                    Lift
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Field label="Reason for lifting" {...field('reason')} hint="The audit log keeps it">
        <TextInput autoComplete="off" />
      </Field>
    </Form>
  )
}
