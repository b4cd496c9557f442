import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import type { AccountData } from './load-account.ts'
import { QrCode } from './qr-code.tsx'
import { SectionForm } from './section-form.tsx'

type SetUpProps = {
  setUp: NonNullable<AccountData['secondFactor']['setUp']>
  isOn: boolean
  isReplacing: boolean
}

/** An app that waits for its first code. */
export function SetUpApp({ setUp, isOn, isReplacing }: SetUpProps) {
  return (
    <div className="two-factor-set-up">
      <QrCode {...setUp.qr} label="QR code for your authenticator app" />
      <div className="stack">
        {isReplacing ? (
          <p>
            <b>The app you have stays in force</b> until you type the first code of the new one.
          </p>
        ) : null}
        <p>
          Scan the code with an authenticator app, or open <a href={setUp.uri}>this link</a> on the device
          that has it. If you can’t, type this secret into the app:
        </p>
        <p>
          <code className="two-factor-secret">{setUp.secret}</code>
        </p>
        <SectionForm
          intent="confirm-two-factor"
          label={isOn ? (isReplacing ? 'Use the new app' : 'Use this app') : 'Turn it on'}
          look="main"
        >
          {(field) => (
            <Field label="Code" {...field('code')} hint="The six digits that the app shows now">
              <TextInput inputMode="numeric" autoComplete="one-time-code" spellCheck={false} />
            </Field>
          )}
        </SectionForm>
        <SectionForm intent="set-up-two-factor" label="Begin again with a new code" look="bare" />
      </div>
    </div>
  )
}
