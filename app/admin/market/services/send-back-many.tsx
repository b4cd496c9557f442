import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { QueueThing } from './decide-many.ts'
import type { QueueIntent } from './queue-intents.ts'
import { type ReasonChoice, ReasonFields } from './reason-fields.tsx'

type SendBackManyProps = {
  thing: QueueThing
  picked: readonly { value: string; title: string }[]
  reasons: readonly ReasonChoice[]
  backTo: string
  lastResult: SubmissionResult<string[]> | undefined
}

const INTENTS = {
  service: 'do-send-back',
  project: 'do-send-back-projects',
} as const satisfies Record<QueueThing, QueueIntent>

/** Asks once why several are sent back. */
export function SendBackMany({ thing, picked, reasons, backTo, lastResult }: SendBackManyProps) {
  const { form, field } = serverForm({ id: 'send-back-many', lastResult })
  const isBusy = useSent()?.get('intent') === INTENTS[thing]
  if (picked.length === 0)
    return (
      <Note tone="warn">
        None of them waits any more. <Link to={backTo}>Back to the list</Link>
      </Note>
    )
  return (
    <Section
      title="Send back"
      id="send-back"
      opens
      text={`Each ${thing} by itself; whose it is reads the reasons.`}
    >
      <Form id={form.id} method="post" className="form" noValidate>
        <FormErrors form={form} />
        <p>
          <b>{picked.length}:</b> {picked.map(({ title }) => title).join(', ')}
        </p>
        {picked.map(({ value }) => (
          <input key={value} type="hidden" name={thing} value={value} />
        ))}
        <ReasonFields
          reasons={reasons}
          field={field}
          lastResult={lastResult}
          reader={thing === 'service' ? 'seller' : 'owner'}
        />
        <div className="form-acts">
          <Button look="danger" name="intent" value={INTENTS[thing]} busy={isBusy}>
            Send {picked.length} back
          </Button>
          <Link to={backTo}>Back to the list</Link>
        </div>
      </Form>
    </Section>
  )
}
