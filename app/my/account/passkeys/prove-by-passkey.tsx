import { PasskeyForm } from '#app/auth/passkeys/passkey-form.tsx'
import { FormErrors } from '#app/ui/form/form-errors.tsx'
import { serverForm } from '#app/ui/form/server-form.ts'
import type { AccountAnswer } from '../account-answer.ts'

const INTENT = 'prove-passkey'

/** The quickest proof, where script runs. */
export function ByPasskey({ answer }: { answer: AccountAnswer | undefined }) {
  const { form } = serverForm({
    id: INTENT,
    lastResult: answer?.intent === INTENT ? answer.result : undefined,
  })
  return (
    <>
      <FormErrors form={form} />
      <PasskeyForm
        id={form.id}
        purpose="prove"
        intent={INTENT}
        label="Use a passkey"
        look="main"
        size="l"
        wide
      />
    </>
  )
}
