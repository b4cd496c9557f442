import type { SubmissionResult } from '@conform-to/react'
import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { EnterPressesNothing } from '#app/ui/inputs/form/enter-presses-nothing.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Scroller } from '#app/ui/scroller/scroller.tsx'
import { Time } from '#app/ui/time/time.tsx'

type Session = {
  id: string
  device: string
  address: string | null
  way: string
  startedAt: Date
  seenAt: Date
}

type MemberSessionsProps = {
  sessions: readonly Session[]
  now: Date
  limits: Record<string, TextLimits>
  lastResult: SubmissionResult<string[]> | undefined
}

/** The devices that are signed in, each with a button that ends it; one reason stands for the one that is pressed. */
export function MemberSessions({ sessions, now, limits, lastResult }: MemberSessionsProps) {
  const { form, field } = serverForm({ id: 'end-session', lastResult, limits })
  if (sessions.length === 0) return <p className="soft">Not signed in anywhere.</p>
  return (
    <Form id={form.id} method="post" noValidate className="stack">
      <EnterPressesNothing />
      <FormErrors form={form} />
      <Scroller label="Sessions">
        <table className="table table-tight">
          <caption className="sr">Sessions</caption>
          <thead>
            <tr>
              <th scope="col">Device</th>
              <th scope="col">Address</th>
              <th scope="col">By</th>
              <th scope="col">Began</th>
              <th scope="col">Seen</th>
              <th scope="col">
                <span className="sr">End</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <tr key={session.id}>
                <td>{session.device}</td>
                <td>{session.address ?? '–'}</td>
                <td className="soft">{session.way.replaceAll('-', ' ')}</td>
                <td>
                  <Time at={session.startedAt} now={now} quiet />
                </td>
                <td>
                  <Time at={session.seenAt} now={now} quiet />
                </td>
                <td className="n">
                  <Button
                    size="s"
                    name="sessionId"
                    value={session.id}
                    aria-label={`End the session on ${session.device}`}
                  >
                    End
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <Field label="Reason for ending a session" {...field('reason')} hint="The member reads it">
        <TextInput />
      </Field>
    </Form>
  )
}
