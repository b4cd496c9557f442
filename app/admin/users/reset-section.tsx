import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { Section } from '#app/ui/shell/section.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { ReasonForm } from './reason-form.tsx'
import type { MemberIntent } from './act-on-member.ts'

type FormOf = (
  intent: MemberIntent,
) => Pick<ComponentProps<typeof ReasonForm>, 'intent' | 'limits' | 'lastResult'>

type ResetSectionProps = {
  reset: { dueAt: Date; reason: string } | undefined
  hours: number
  now: Date
  form: FormOf
}

/** For a member who lost their device: the promise to take the second factor off, or the one that was given. */
export function ResetSection({ reset, hours, now, form }: ResetSectionProps) {
  if (reset)
    return (
      <Section title="Second factor" text={reset.reason}>
        <p>
          It will be removed <Time at={reset.dueAt} now={now} />, unless the member stops it.
        </p>
        <CancelReset {...form('cancel-reset')} />
      </Section>
    )
  return (
    <Section
      title="Second factor"
      text={`For one who lost their device. E-mails go to all their addresses; after ${hours} hours the app, passkeys and recovery codes are gone.`}
    >
      <ReasonForm {...form('reset-second-factor')} label="Reset the second factor" danger />
    </Section>
  )
}

function CancelReset({ intent, lastResult }: ReturnType<FormOf>) {
  const { form } = serverForm({ id: intent, lastResult })
  const isSending = useSent()?.get('intent') === intent
  return (
    <Form id={form.id} method="post" className="form" noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="intent" value={intent} />
      <div className="form-acts">
        <Button busy={isSending}>Stop the reset</Button>
      </div>
    </Form>
  )
}
