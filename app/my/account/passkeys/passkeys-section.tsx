import { toldWords } from '#app/shared/told-words.ts'
import { PasskeyForm } from '#app/shared/sign-in/passkey-form.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { useAccountForm, useAccountPage } from '../account-page.ts'
import type { AccountData } from '../load-account.ts'
import { ProveFirst } from '../prove-first.tsx'
import { RecoveryCodes } from '../recovery-codes.tsx'
import { PasskeyLine } from './passkey-line.tsx'

const DONE: Readonly<Record<string, string>> = {
  'add-passkey': 'Your passkey is ready. It signs you in from now on.',
  'rename-passkey': 'The passkey has its new name.',
  'remove-passkey': 'The passkey is removed. You can delete it from your device as well.',
}

/** The passkeys of a member, and the form for another one. */
export function Passkeys(account: AccountData) {
  const { answer, done } = useAccountPage()
  const { passkeys, isProved, username } = account
  const codes = answer?.intent === 'add-passkey' ? answer.codes : undefined
  const words = codes ? DONE['add-passkey'] : toldWords(DONE, done)
  return (
    <>
      {words ? (
        <Note role="status" icon="circle-check">
          {words}
        </Note>
      ) : null}
      {codes ? <RecoveryCodes codes={codes} username={username.name} /> : null}
      <RefusedRemoval />
      {passkeys.list.length === 0 ? (
        <p className="soft">
          You have none. A passkey is kept by your device and opened by your finger, face or PIN.
        </p>
      ) : (
        <ul className="lines">
          {passkeys.list.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} account={account} />
          ))}
        </ul>
      )}
      {passkeys.mayAdd && isProved ? <AddPasskey {...account} /> : null}
      {passkeys.mayAdd && !isProved ? (
        <ProveFirst section="passkeys">
          To add {passkeys.list.length > 0 ? 'or remove a' : 'a'} passkey, first confirm that it is you.
        </ProveFirst>
      ) : null}
      {passkeys.whyNot ? <p className="soft">{passkeys.whyNot}</p> : null}
    </>
  )
}

function RefusedRemoval() {
  const { form } = useAccountForm({ intent: 'remove-passkey' })
  return <FormErrors form={form} />
}

function AddPasskey({ passkeys, secondFactor }: AccountData) {
  const { form, field, formKey } = useAccountForm({
    intent: 'add-passkey',
    saved: { name: passkeys.suggestedName },
  })
  return (
    <>
      <FormErrors form={form} />
      <PasskeyForm
        key={`${formKey} ${passkeys.list.length}`}
        id={form.id}
        action="/my/account"
        purpose="add"
        intent="add-passkey"
        label="Add a passkey"
        look={passkeys.list.length === 0 ? 'main' : 'line'}
      >
        <Field label="Name" {...field('name')} hint="So that you know it again">
          <TextInput autoComplete="off" />
        </Field>
        {secondFactor.isOn ? null : (
          <p className="soft small">
            It turns two-factor on: signing in by password asks for a passkey as well, and you get recovery
            codes.
          </p>
        )}
      </PasskeyForm>
      <noscript>
        <p className="soft">
          To add a passkey, allow JavaScript for this page: your browser needs it to ask your device.
        </p>
      </noscript>
    </>
  )
}
