import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { withNext } from '../shared/sign-in/next-path.ts'
import { DemoLetter } from './demo-letter.tsx'
import type { VerifyAnswer, VerifyIntent } from './verify-intents.ts'
import type { LetterView } from './view-letter.ts'

type VerifyWaitingProps = {
  email: string
  next: string
  here: string
  /** Where the e-mail can be read, in a demo that sends none; and what it says, once that was asked. */
  demo: { letter: LetterView | null } | null
  fields: VerifyAnswer['fields']
}

/** An e-mail is on its way: its code is typed here, its address can be corrected, and it can be sent again. */
export function VerifyWaiting({ email, next, here, demo, fields }: VerifyWaitingProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      <p>
        We sent an e-mail to <b className="email">{email}</b>. Type the code from it, or open its link.
      </p>
      {demo?.letter ? <DemoLetter letter={demo.letter} /> : null}
      {demo && !demo.letter ? (
        <Note tone="info">
          This is a demo, so no e-mail is sent.{' '}
          <Link to={withNext(`${here}${join(here)}read=1`, next)}>Read it here</Link>.
        </Note>
      ) : null}
      <Form method="post" action={here} className="form" noValidate>
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="intent" value={'code' satisfies VerifyIntent} />
        <Field label="Code" id="verify-code" name="code" required className="gate-code" error={fields.code}>
          <TextInput autoComplete="one-time-code" inputMode="numeric" spellCheck={false} />
        </Field>
        <Button look="main" size="l" wide busy={isSending}>
          {next === '/cart' ? 'Verify and go back to your order' : 'Verify my e-mail'}
        </Button>
      </Form>
      <details className="gate-other" open={fields.email !== undefined}>
        <summary>Nothing came, or the address is wrong?</summary>
        <Form method="post" action={here} className="form">
          <input type="hidden" name="next" value={next} />
          <p className="soft">Look in the spam folder first.</p>
          <Button wide name="intent" value={'resend' satisfies VerifyIntent}>
            Send it again
          </Button>
        </Form>
        <Form method="post" action={here} className="form" noValidate>
          <input type="hidden" name="next" value={next} />
          <input type="hidden" name="intent" value={'correct' satisfies VerifyIntent} />
          <Field
            label="Another address"
            id="verify-email"
            name="email"
            required
            error={fields.email}
            defaultValue={email}
          >
            <TextInput type="email" autoComplete="email" />
          </Field>
          <Button wide>Send it to this address</Button>
        </Form>
      </details>
      <p className="soft">
        Until then you can look around, but not pay, sell, propose or write.{' '}
        <Link to={next}>{next === '/cart' ? 'Back to your cart' : 'Look around first'}</Link>
      </p>
    </>
  )
}

const join = (address: string) => (address.includes('?') ? '&' : '?')
