import { Button } from '#app/ui/inputs/button/button.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { ticketKinds } from '#domain/support/ticket-rules.ts'
import { kindWords } from '../desk-words.ts'
import type { DeskIntent } from '../desk-intents.ts'
import type { QueueData } from './load-queue.ts'

/** What is done to all that are chosen. It appears by style alone when one is, so it works before script does. */
export function BulkBar({ colleagues, viewerId }: Pick<QueueData, 'colleagues' | 'viewerId'>) {
  const others = colleagues.map(({ id, name }) => ({
    value: id,
    label: id === viewerId ? `${name} (you)` : name,
  }))
  return (
    <div className="tickets-bulk" role="group" aria-label="Do to all chosen">
      <div className="row">
        <Select
          small
          name="assigneeId"
          aria-label="Who handles them"
          defaultValue={viewerId}
          options={[...others, { value: '', label: 'Nobody' }]}
        />
        <Button size="s" name="intent" value={'many:assign' satisfies DeskIntent}>
          Assign
        </Button>
      </div>
      <div className="row">
        <Select
          small
          name="kind"
          aria-label="What they are about"
          options={ticketKinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
        />
        <Button size="s" name="intent" value={'many:kind' satisfies DeskIntent}>
          Set what they are about
        </Button>
      </div>
      <div className="row">
        <Button size="s" name="intent" value={'many:urgent' satisfies DeskIntent}>
          Urgent
        </Button>
        <Button size="s" name="intent" value={'many:normal' satisfies DeskIntent}>
          Not urgent
        </Button>
        <Button size="s" name="intent" value={'many:resolve' satisfies DeskIntent}>
          Resolve
        </Button>
      </div>
    </div>
  )
}
