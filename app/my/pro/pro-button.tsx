import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button, type ButtonLook } from '#app/ui/inputs/button/button.tsx'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import type { ProIntent } from './act-on-pro.ts'

type ProButtonProps = {
  intent: ProIntent
  look?: ButtonLook
  wide?: boolean
  /** What was shown with it, sent along so that nothing else is done. */
  fields?: Readonly<Record<string, string>>
  children: ReactNode
}

/** A form of one button. */
export function ProButton({ intent, look = 'line', wide = false, fields = {}, children }: ProButtonProps) {
  const isBusy = useSent()?.get('intent') === intent
  return (
    <Form method="post" action="/my/pro" preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button name="intent" value={intent} look={look} wide={wide} busy={isBusy}>
        {children}
      </Button>
    </Form>
  )
}
