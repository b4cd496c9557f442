import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button, type ButtonLook, type ButtonSize } from '#app/ui/inputs/button/button.tsx'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { Purpose } from './ask-device.ts'
import type { SignInIntent } from '../../auth/sign-in-intents.ts'
import type { OtpIntent } from '../../auth/otp-intents.ts'
import type { AccountIntent } from '#app/my/account/act-on-account.ts'
import type { ProveIntent } from '#app/my/account/prove-edge.ts'

type PasskeyFormProps = {
  id: string
  purpose: Purpose
  intent: SignInIntent | OtpIntent | AccountIntent | ProveIntent
  label: string
  action?: string
  look?: ButtonLook
  size?: ButtonSize
  wide?: boolean
  /** Fields that are sent along. */
  children?: ReactNode
}

/**
 * A form whose answer comes from the person's device. It is there only where script runs, and what talks to the device is fetched
 * when its button is pressed.
 */
export function PasskeyForm({
  id,
  purpose,
  intent,
  label,
  action,
  look,
  size = 'm',
  wide,
  children,
}: PasskeyFormProps) {
  const answer = useRef<HTMLInputElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = useSubmit()
  const isSending = useSent()?.get('intent') === intent
  const act = (
    <div className={wide ? undefined : 'form-acts'}>
      <Button look={look ?? 'line'} size={size} wide={wide ?? false} busy={isAsking || isSending}>
        <Icon name="key-round" /> {label}
      </Button>
    </div>
  )
  // Its place is kept until the script is there: what stands below must not move under a finger.
  if (!useHydrated())
    return (
      <div className="form waits-for-script" aria-hidden="true">
        {children}
        {act}
      </div>
    )

  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setIsAsking(true)
    setProblem(undefined)
    try {
      const { askDevice } = await import('./ask-device.ts')
      const said = await askDevice(purpose)
      if (answer.current) answer.current.value = said
      await submit(form, { preventScrollReset: true })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setIsAsking(false)
    }
  }

  return (
    <Form
      id={id}
      method="post"
      action={action}
      className="form"
      noValidate
      onSubmit={(event) => void ask(event)}
    >
      {problem ? (
        <Note tone="warn" role="alert">
          {problem}
        </Note>
      ) : null}
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="answer" ref={answer} />
      {children}
      {act}
    </Form>
  )
}
