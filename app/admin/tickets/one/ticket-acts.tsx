import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { NumberInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { ticketKinds, ticketPriorities } from '#domain/support/ticket-rules.ts'
import { kindWords, priorityWords } from '../desk-words.ts'
import type { QueueData } from '../queue/load-queue.ts'
import type { OneTicket } from './load-ticket.ts'
import type { TicketIntent } from './ticket-intents.ts'

type TicketActsProps = {
  one: OneTicket
  queue: Pick<QueueData, 'colleagues' | 'viewerId'>
  refused: RefusedForm | undefined
}

/** What can be done to a ticket besides writing: who handles it, whether it is over, what it is about. */
export function TicketActs({ one, queue, refused }: TicketActsProps) {
  const isOver = one.state === 'closed'
  if (isOver) return null
  return (
    <div className="row ticket-acts">
      {one.assignee?.id === queue.viewerId ? null : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="assigneeId" value={queue.viewerId} />
          <Button size="s" name="intent" value={'assign' satisfies TicketIntent} data-key="a">
            <Icon name="users" size={16} /> Take it <kbd className="hide-s">A</kbd>
          </Button>
        </Form>
      )}
      <Form method="post" preventScrollReset>
        {one.state === 'resolved' ? (
          <Button size="s" name="intent" value={'reopen' satisfies TicketIntent}>
            Open again
          </Button>
        ) : (
          <Button size="s" name="intent" value={'resolve' satisfies TicketIntent} data-key="e">
            <Icon name="check" size={16} /> Resolve <kbd className="hide-s">E</kbd>
          </Button>
        )}
      </Form>
      <AssignForm one={one} queue={queue} refused={refused} />
      <SortForm one={one} refused={refused} />
      <MergeForm refused={refused} />
    </div>
  )
}

function AssignForm({ one, queue, refused }: TicketActsProps) {
  const result = refusalFor('assign', refused)
  const { form, field } = serverForm({ id: 'assign', lastResult: result })
  return (
    <details className="ticket-assign" open={Boolean(result)}>
      <summary className="btn btn-line btn-s">{one.assignee?.name ?? 'Nobody’s'}</summary>
      <Form id={form.id} method="post" className="form ticket-pop" preventScrollReset>
        <FormErrors form={form} />
        <Field
          label="Who handles it"
          {...field('assigneeId')}
          required={false}
          defaultValue={field('assigneeId').defaultValue ?? one.assignee?.id ?? ''}
        >
          <Select
            options={[
              { value: '', label: 'Nobody' },
              ...queue.colleagues.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
        <Button size="s" name="intent" value={'assign' satisfies TicketIntent}>
          Assign
        </Button>
      </Form>
    </details>
  )
}

function SortForm({ one, refused }: Pick<TicketActsProps, 'one' | 'refused'>) {
  const result = refusalFor('sort', refused)
  const { form, field } = serverForm({ id: 'sort', lastResult: result })
  return (
    <details open={Boolean(result)}>
      <summary className="btn btn-line btn-s">
        {kindWords[one.kind]}
        {one.priority === 'urgent' ? ', urgent' : ''}
      </summary>
      <Form id={form.id} method="post" className="form ticket-pop" preventScrollReset>
        <FormErrors form={form} />
        <Field
          label="What it is about"
          {...field('kind')}
          required={false}
          defaultValue={field('kind').defaultValue ?? one.kind}
        >
          <Select options={ticketKinds.map((kind) => ({ value: kind, label: kindWords[kind] }))} />
        </Field>
        <Field
          label="Priority"
          {...field('priority')}
          required={false}
          defaultValue={field('priority').defaultValue ?? one.priority}
        >
          <Select options={ticketPriorities.map((is) => ({ value: is, label: priorityWords[is] }))} />
        </Field>
        <Button size="s" name="intent" value={'sort' satisfies TicketIntent}>
          Save
        </Button>
      </Form>
    </details>
  )
}

function MergeForm({ refused }: Pick<TicketActsProps, 'refused'>) {
  const result = refusalFor('merge', refused)
  const { form, field } = serverForm({ id: 'merge', lastResult: result })
  return (
    <details className="ticket-merge" open={Boolean(result)}>
      <summary className="btn btn-line btn-s">
        Merge <kbd className="hide-s">M</kbd>
      </summary>
      <Form id={form.id} method="post" className="form ticket-pop" preventScrollReset noValidate>
        <FormErrors form={form} />
        <Field
          label="Merge into ticket number"
          hint="Another ticket of the same person: this one is closed and says where it goes on."
          {...field('into')}
        >
          <NumberInput />
        </Field>
        <Button size="s" name="intent" value={'merge' satisfies TicketIntent}>
          Merge
        </Button>
      </Form>
    </details>
  )
}
