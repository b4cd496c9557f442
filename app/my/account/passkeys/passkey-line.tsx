import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { Time } from '#app/ui/time/time.tsx'
import { useAccountPage } from '../account-page.ts'
import type { AccountData } from '../load-account.ts'
import type { AccountIntent } from '#app/my/account/act-on-account.ts'

type Passkey = AccountData['passkeys']['list'][number]

export function PasskeyLine({ passkey, account }: { passkey: Passkey; account: AccountData }) {
  const { now, isProved } = account
  return (
    <li className="passkey-line">
      <Icon name="key-round" />
      <div className="grow session-words">
        <p>
          <b>{passkey.name}</b>
        </p>
        <p className="soft small">
          {passkey.isBackedUp ? 'Kept in your keychain' : 'On one device'} · added{' '}
          <Time at={passkey.addedAt} now={now} quiet /> on {passkey.addedOn} ·{' '}
          {passkey.lastUsedAt ? (
            <>
              last used <Time at={passkey.lastUsedAt} now={now} quiet />
            </>
          ) : (
            'never used yet'
          )}
        </p>
        <Rename passkey={passkey} />
      </div>
      {isProved ? <Remove passkey={passkey} /> : null}
    </li>
  )
}

function Rename({ passkey }: { passkey: Passkey }) {
  const { answer } = useAccountPage()
  const refused = answer?.intent === 'rename-passkey' ? answer.result : undefined
  const isThis = refused?.initialValue?.['passkeyId'] === passkey.id
  const { form, field } = serverForm({
    id: `rename-${passkey.id}`,
    lastResult: isThis ? refused : undefined,
  })
  const isBusy = useSent()?.get('intent') === 'rename-passkey'
  const name = field('name')
  return (
    <details open={isThis}>
      <summary className="small">Rename</summary>
      <Form id={form.id} method="post" action="/my/account" className="form" noValidate preventScrollReset>
        <FormErrors form={form} />
        <input type="hidden" name="intent" value={'rename-passkey' satisfies AccountIntent} />
        <input type="hidden" name="passkeyId" value={passkey.id} />
        <Field label="New name" {...name} defaultValue={name.defaultValue ?? passkey.name}>
          <TextInput autoComplete="off" />
        </Field>
        <div className="form-acts">
          <Button size="s" busy={isBusy} aria-label={`Save the name of ${passkey.name}`}>
            Save
          </Button>
        </div>
      </Form>
    </details>
  )
}

function Remove({ passkey }: { passkey: Passkey }) {
  const isBusy = useSent()?.get('passkeyId') === passkey.id
  return (
    <Form method="post" action="/my/account" preventScrollReset>
      <input type="hidden" name="intent" value={'remove-passkey' satisfies AccountIntent} />
      <input type="hidden" name="passkeyId" value={passkey.id} />
      <Button size="s" busy={isBusy} aria-label={`Remove ${passkey.name}`}>
        Remove
      </Button>
    </Form>
  )
}
