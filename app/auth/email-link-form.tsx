import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { Password } from '#app/ui/inputs/field/text-input.tsx'

type EmailLinkFormProps = {
  token: string
  email: string
  next: string
  /** In a browser that is not signed in to the account the link alone does not tell who made it. */
  asksPassword: boolean
  /** What is wrong with the password that was typed. */
  wrong: string | undefined
  /** Where one goes who did not make the account, or has forgotten its password. */
  forgot: string
}

/** The button behind the link of a letter: it, not the link, makes the address the account's. */
export function EmailLinkForm({ token, email, next, asksPassword, wrong, forgot }: EmailLinkFormProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="form">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="next" value={next} />
      <p>
        <b>{email}</b> becomes the address of your account.
      </p>
      {asksPassword ? (
        <Field
          label="Password"
          id="link-password"
          name="password"
          required
          error={wrong}
          hint="The one you chose when you joined. You are signed in here, too"
          aside={<Link to={forgot}>Forgot it?</Link>}
        >
          <Password autoComplete="current-password" />
        </Field>
      ) : null}
      <Button look="main" size="l" wide busy={isSending}>
        Verify this address
      </Button>
      {asksPassword ? (
        <p className="soft">
          Did not join here yourself? Do nothing: without you the address stays nobody’s.
        </p>
      ) : null}
    </Form>
  )
}
