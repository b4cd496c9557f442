import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { EnterPressesNothing } from '#app/ui/inputs/form/enter-presses-nothing.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { OriginBan } from '#domain/security/index.ts'
import { refusalFor } from '#app/forms/refused-form.ts'
import type { FormsProps } from './appeals.tsx'
import type { BansIntent } from './act-on-bans.ts'

type ListedOriginBan = OriginBan & { bannedByName: string }

/** Each with a button that lifts it; one reason stands for the one that is pressed. */
export function OriginBanList({
  bans,
  nothing,
  now,
  limits,
  refused,
}: FormsProps & { bans: readonly ListedOriginBan[]; nothing: string; now: Date }) {
  const { form, field } = serverForm({
    id: 'lift-origin',
    lastResult: refusalFor('lift-origin', refused),
    limits,
  })
  if (bans.length === 0) return <p className="soft">{nothing}</p>
  return (
    <Form id={form.id} method="post" className="stack" noValidate>
      <EnterPressesNothing />
      <FormErrors form={form} />
      <input type="hidden" name="intent" value={'lift-origin' satisfies BansIntent} />
      <DataTable
        label="Banned addresses and domains"
        columns={columnsAt(now)}
        rows={bans}
        rowKey={(ban) => String(ban.id)}
        tight
        keys={false}
      />
      <Field label="Reason for lifting" {...field('reason')} hint="The audit log keeps it">
        <TextInput autoComplete="off" />
      </Field>
    </Form>
  )
}

function columnsAt(now: Date): Column<ListedOriginBan>[] {
  return [
    {
      key: 'banned',
      head: 'Banned',
      text: 'wrap',
      phone: 'title',
      cell: (ban) => (
        <>
          <b>{ban.value}</b> <span className="faint">{ban.kind}</span>
        </>
      ),
    },
    { key: 'reason', head: 'Reason', text: 'wrap', phone: 'under', cell: (ban) => ban.reason },
    { key: 'by', head: 'By', cell: (ban) => <span className="soft">{ban.bannedByName}</span> },
    { key: 'since', head: 'Since', cell: (ban) => <Time at={ban.bannedAt} now={now} quiet /> },
    {
      key: 'until',
      head: 'Until',
      phone: 'under-end',
      cell: (ban) => (ban.until ? <Time at={ban.until} quiet /> : 'no end'),
    },
    {
      key: 'lift',
      head: 'Lift',
      headHidden: true,
      align: 'end',
      phone: 'title-end',
      cell: (ban) => (
        <Button
          size="s"
          name="originBanId"
          value={String(ban.id)}
          aria-label={`Lift the ban of ${ban.value}`}
        >
          Lift
        </Button>
      ),
    },
  ]
}
