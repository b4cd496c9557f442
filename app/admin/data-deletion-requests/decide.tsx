import { Form, Link } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button, type ButtonLook } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { AdminPart } from '../admin-part.tsx'
import type { RequestRow } from './list-requests.ts'
import type { DeletionIntent } from './deletion-intents.ts'

type DecideProps = {
  request: RequestRow
  now: Date
  refused: RefusedForm | undefined
  limits: Record<string, TextLimits>
}

/** What can be decided about a request as it stands: nothing once it is over, no deletion while something blocks it. */
export function decisionsOf({ ended, blocks }: RequestRow): ('run' | 'cancel')[] {
  if (ended) return []
  return blocks.length === 0 ? ['run', 'cancel'] : ['cancel']
}

/** One request opened: run it now or cancel it, each with a reason. */
export function Decide({ request, now, refused, limits }: DecideProps) {
  const { member, ended, blocks, dueAt, askedAt } = request
  return (
    <AdminPart id="decide" title={member.name}>
      <div className="stack">
        <p>
          Asked <Time at={askedAt} now={now} />, to be deleted <Time at={dueAt} now={now} />.{' '}
          <Link to={`/admin/users/${request.memberId}`}>Look at the member</Link> ·{' '}
          <Link to="/admin/data-deletion-requests">Close</Link>
        </p>
        {ended ? (
          <Note tone="info">
            This request is over: {ended.how} by {ended.by}, <Time at={ended.at} now={now} />.
          </Note>
        ) : (
          <>
            <Blocked blocks={blocks} />
            <div className="form-row">
              {decisionsOf(request).includes('run') ? (
                <Decision
                  intent="run"
                  label="Reason to delete it now"
                  hint={
                    dueAt > now
                      ? 'The member still has time to change their mind. Deleting is final. The reason is kept in the log.'
                      : 'Deleting is final. The reason is kept in the log.'
                  }
                  button={{ look: 'danger', words: 'Delete the account now' }}
                  {...{ request, refused, limits }}
                />
              ) : null}
              <Decision
                intent="cancel"
                label="Reason to cancel"
                hint="The member gets the reason by e-mail."
                button={{ look: 'line', words: 'Cancel the request' }}
                {...{ request, refused, limits }}
              />
            </div>
          </>
        )}
      </div>
    </AdminPart>
  )
}

function Blocked({ blocks }: { blocks: readonly string[] }) {
  if (blocks.length === 0) return null
  return (
    <Note tone="bad">
      <b>It can’t be deleted yet.</b> {blocks.join('; ')}.
    </Note>
  )
}

type DecisionProps = Omit<DecideProps, 'now'> & {
  intent: 'run' | 'cancel'
  label: string
  hint: string
  button: { look: ButtonLook; words: string }
}

function Decision({ intent, label, hint, button, request, refused, limits }: DecisionProps) {
  const isSending = useSent()?.get('intent') === intent
  const { form, field } = serverForm({
    id: `${intent}-request`,
    lastResult: refusalFor(intent, refused),
    limits,
  })
  return (
    <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
      <FormErrors form={form} />
      <input type="hidden" name="requestId" value={request.id} />
      <Field label={label} {...field('reason')} hint={hint}>
        <TextArea rows={3} />
      </Field>
      <div className="form-acts">
        <Button look={button.look} name="intent" value={intent satisfies DeletionIntent} busy={isSending}>
          {button.words}
        </Button>
      </div>
    </Form>
  )
}
