import { ButtonLink } from '#app/ui/inputs/button/button.tsx'

/** In place of a way in that can't be added yet: why, and what to do. */
export function VerifyFirst({ children: what }: { children: string }) {
  return (
    <div className="stack">
      <p className="soft">
        {what} can be added once your e-mail address is verified: until then nobody knows that the account is
        yours.
      </p>
      <div className="row">
        <ButtonLink to="/auth/email/verify">Verify my address</ButtonLink>
      </div>
    </div>
  )
}
