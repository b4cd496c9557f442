import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { AdminPart } from '../admin-part.tsx'
import type { AdminTeam } from './load-team.ts'
import type { AdminTeamIntent } from './team-intents.ts'

const others = ({ people }: AdminTeam) => people.filter(({ role }) => role !== 'owner')

/** Which forms a team in its state has. */
export function shownForms(data: AdminTeam): string[] {
  if (data.team.state === 'dissolved') return []
  return [
    data.team.state === 'suspended' ? 'lift' : 'suspend',
    'rename',
    ...(others(data).length > 0 ? ['remove', 'offer'] : []),
    ...(data.offeredTo ? ['withdraw-offer'] : []),
  ]
}

type ActsProps = { data: AdminTeam; refused: RefusedForm | undefined }

/** Each asks for a reason, tells everyone in the team, and is written to the log. */
export function TeamActs({ data, refused }: ActsProps) {
  const shown = shownForms(data)
  if (shown.length === 0) return null
  const common = { refused, limits: data.limits }
  const choices = others(data).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <AdminPart id="acts" title="What you can do">
      <div className="stack">
        {shown.includes('suspend') ? (
          <Act {...common} intent="suspend" label="Suspend the team" danger>
            {(field) => (
              <Field
                label="Until"
                optional
                hint="Empty: until it is lifted"
                {...field('until')}
                required={false}
              >
                <TextInput type="date" />
              </Field>
            )}
          </Act>
        ) : (
          <Act {...common} intent="lift" label="Lift the suspension" />
        )}
        <Act {...common} intent="rename" label="Rename the team">
          {(field) => (
            <Field label="New name" {...field('name')}>
              <TextInput />
            </Field>
          )}
        </Act>
        {shown.includes('remove') ? (
          <>
            <Act {...common} intent="remove" label="Remove a person" danger>
              {(field) => (
                <Field label="Who" {...field('memberId')}>
                  <Select options={choices} />
                </Field>
              )}
            </Act>
            <Act {...common} intent="offer" label="Offer it to another owner">
              {(field) => (
                <Field label="New owner" hint="They have to accept" {...field('memberId')}>
                  <Select options={choices} />
                </Field>
              )}
            </Act>
          </>
        ) : null}
        {shown.includes('withdraw-offer') ? (
          <Act {...common} intent="withdraw-offer" label="Take the offer back" />
        ) : null}
      </div>
    </AdminPart>
  )
}

type ActProps = {
  intent: AdminTeamIntent
  label: string
  danger?: boolean
  refused: RefusedForm | undefined
  limits: AdminTeam['limits']
  children?: (field: ReturnType<typeof serverForm>['field']) => ReactNode
}

function Act({ intent, label, danger, refused, limits, children }: ActProps) {
  const { form, field } = serverForm({ id: intent, lastResult: refusalFor(intent, refused), limits })
  return (
    // What was opened to suspend is not what lifts it: the browser would keep it open.
    <details key={intent} open={form.status === 'error'}>
      <summary>{label}…</summary>
      <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
        <FormErrors form={form} />
        {children?.(field)}
        <Field label="Reason" {...field('reason')}>
          <TextArea rows={2} />
        </Field>
        <div className="form-acts">
          <Button look={danger ? 'danger' : 'main'} name="intent" value={intent}>
            {label}
          </Button>
        </div>
      </Form>
    </details>
  )
}
