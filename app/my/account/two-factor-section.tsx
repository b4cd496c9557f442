import { Field } from '#app/ui/field/field.tsx'
import { TextInput } from '#app/ui/field/text-input.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { useAccountPage } from './account-page.ts'
import type { AccountData } from './load-account.ts'
import { ProveFirst } from './prove-first.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SectionForm } from './section-form.tsx'

/** The second factor: off, being set up, or on. */
export function TwoFactor(account: AccountData) {
  const { answer, done } = useAccountPage()
  const { secondFactor, isProved, username } = account
  const isOn = secondFactor.state === 'on'
  return (
    <>
      <p>
        <b>Two-factor is {isOn ? 'on' : 'off'}.</b>
      </p>
      {done === 'turn-off-two-factor' && !isOn ? (
        <Note role="status" icon="circle-check">
          Two-factor is off. Signing in asks for your password only.
        </Note>
      ) : null}
      {answer?.codes ? <RecoveryCodes codes={answer.codes} username={username.name} /> : null}
      {isOn ? <WhileOn {...account} /> : null}
      {!isOn && isProved && secondFactor.setUp ? <SetUp setUp={secondFactor.setUp} /> : null}
      {!isOn && isProved && !secondFactor.setUp ? (
        <SectionForm intent="set-up-two-factor" label="Set up an authenticator app" look="main" />
      ) : null}
      {!isOn && !isProved ? (
        <ProveFirst section="two-factor">To turn it on, first show that it is you.</ProveFirst>
      ) : null}
    </>
  )
}

function WhileOn({ secondFactor: { codesLeft, mayTurnOff }, isProved }: AccountData) {
  return (
    <>
      <p className={codesLeft < 3 ? 'wait' : 'soft'}>
        {codesLeft === 0
          ? 'No recovery code is'
          : `${codesLeft} recovery ${codesLeft === 1 ? 'code is' : 'codes are'}`}{' '}
        left. Each opens your account once when your device is lost.
        {codesLeft < 3 ? ' Make new ones.' : ''}
      </p>
      {isProved ? (
        <div className="row">
          <SectionForm intent="make-recovery-codes" label="Make new recovery codes" />
          {mayTurnOff ? (
            <SectionForm intent="turn-off-two-factor" label="Turn two-factor off" look="danger" />
          ) : null}
        </div>
      ) : (
        <ProveFirst section="two-factor">
          To make new recovery codes, {mayTurnOff ? 'to turn it off ' : ''}or to change the device, first show
          that it is you.
        </ProveFirst>
      )}
      {mayTurnOff ? (
        <p className="soft small">A new device? Turn two-factor off and set it up again on the new one.</p>
      ) : (
        <p className="soft small">Administrators must have a second factor here, so it stays on.</p>
      )}
    </>
  )
}

type SetUpProps = { setUp: NonNullable<AccountData['secondFactor']['setUp']> }

function SetUp({ setUp }: SetUpProps) {
  return (
    <div className="two-factor-set-up">
      <QrCode {...setUp.qr} label="QR code for your authenticator app" />
      <div className="stack">
        <p>
          Scan the code with an authenticator app, or open <a href={setUp.uri}>this link</a> on the device
          that has it. If you can’t, type this secret into the app:
        </p>
        <p>
          <code className="two-factor-secret">{setUp.secret}</code>
        </p>
        <SectionForm intent="confirm-two-factor" label="Turn it on" look="main">
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
