import { PasskeyForm } from '#app/shared/sign-in/passkey-form.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
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
