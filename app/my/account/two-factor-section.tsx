import { toldWords } from '#app/shared/told-words.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { useAccountPage } from './account-page.ts'
import type { AccountData } from './load-account.ts'
import { ProveFirst } from './prove-first.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SectionForm } from './section-form.tsx'
import { SetUpApp } from './set-up-app.tsx'

const DONE: Readonly<Record<string, string>> = {
  'turn-off-two-factor': 'Two-factor is off. Signing in asks for your password only.',
  'confirm-two-factor': 'Your app is in force. Your recovery codes stay good.',
  'stop-reset': 'It is stopped. Signing in asks for your second factor as before.',
}

/** The second factor: off, being set up, or on. */
export function TwoFactor(account: AccountData) {
  const { answer, done } = useAccountPage()
  const { secondFactor, username } = account
  const { isOn } = secondFactor
  const words = done === 'turn-off-two-factor' && isOn ? undefined : toldWords(DONE, done)
  return (
    <>
      <p>
        <b>Two-factor is {isOn ? 'on' : 'off'}.</b>
      </p>
      {words ? (
        <Note role="status" icon="circle-check">
          {words}
        </Note>
      ) : null}
      <ResetUnderWay {...account} />
      {answer?.codes && answer.intent !== 'add-passkey' ? (
        <RecoveryCodes codes={answer.codes} username={username.name} />
      ) : null}
      {isOn ? <CodesLeft {...secondFactor} /> : null}
      {account.isProved ? (
        <Possible {...account} />
      ) : (
        <ProveFirst section="two-factor">
          {isOn
            ? 'To make new recovery codes, to move to another app or to turn it off, first confirm that it is you.'
            : 'To turn it on, first confirm that it is you.'}
        </ProveFirst>
      )}
      {isOn && !secondFactor.mayTurnOff ? (
        <p className="soft small">Staff must have a second factor here, so it stays on.</p>
      ) : null}
    </>
  )
}

/** Somebody told an administrator that this member lost their device; who reads this did not. */
function ResetUnderWay({ secondFactor: { reset }, now }: AccountData) {
  if (!reset) return null
  return (
    <Note tone="warn" role="status">
      <div className="stack">
        <p>
          <b>Your second factor will be removed</b> <Time at={reset.dueAt} now={now} quiet />, because an
          administrator was told that you lost your device. If you did not ask for that, stop it.
        </p>
        <SectionForm intent="stop-reset" label="Keep my second factor" />
      </div>
    </Note>
  )
}

function CodesLeft({ codesLeft }: AccountData['secondFactor']) {
  return (
    <p className={codesLeft < 3 ? 'wait' : 'soft'}>
      {codesLeft === 0
        ? 'No recovery code is'
        : `${codesLeft} recovery ${codesLeft === 1 ? 'code is' : 'codes are'}`}{' '}
      left. Each opens your account once when your device is lost.
      {codesLeft < 3 ? ' Make new ones.' : ''}
    </p>
  )
}

/** What one may do who has just shown who they are. */
function Possible({ secondFactor: { isOn, app, setUp, mayTurnOff } }: AccountData) {
  return (
    <>
      {setUp ? <SetUpApp setUp={setUp} isOn={isOn} isReplacing={app === 'replacing'} /> : null}
      {isOn ? (
        <div className="row">
          <SectionForm intent="make-recovery-codes" label="Make new recovery codes" />
          {setUp ? null : (
            <SectionForm
              intent="set-up-two-factor"
              label={app === 'on' ? 'Move to another app' : 'Set up an authenticator app'}
            />
          )}
          {mayTurnOff ? (
            <SectionForm intent="turn-off-two-factor" label="Turn two-factor off" look="danger" />
          ) : null}
        </div>
      ) : null}
      {!isOn && !setUp ? (
        <SectionForm intent="set-up-two-factor" label="Set up an authenticator app" look="main" />
      ) : null}
      {isOn && mayTurnOff ? (
        <p className="soft small">Turning it off removes your app, your passkeys and your recovery codes.</p>
      ) : null}
    </>
  )
}
