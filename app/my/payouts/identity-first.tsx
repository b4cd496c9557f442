import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Note } from '#app/ui/note/note.tsx'
import type { PayoutsData } from './load-payouts.ts'

type IdentityFirstProps = NonNullable<PayoutsData['identity']> & { currency: string }

/** Said before the press: how much can leave now, and what opens the rest. */
export function IdentityFirst({ most, left, isNeeded, isWaiting, currency }: IdentityFirstProps) {
  const now =
    left > 0n
      ? `Without it you can withdraw up to ${formatMoney(left, currency)} now.`
      : 'You have withdrawn as much as goes without it for now.'
  return (
    <div className="payout-identity">
      <Note tone={isNeeded ? 'warn' : 'info'} icon="badge-check">
        <p>{`More than ${formatMoney(most, currency)} in 30 days needs an identity check, once. ${now}`}</p>
        {isWaiting ? <p>Your documents are with us. We write to you when they are decided on.</p> : null}
        <p className="row">
          <ButtonLink
            size="s"
            {...(isNeeded && !isWaiting ? { look: 'main' } : {})}
            to="/my/payouts/identity"
          >
            {isWaiting ? 'See how it stands' : 'Show who you are'}
          </ButtonLink>
        </p>
      </Note>
    </div>
  )
}
