import { Link } from 'react-router'
import { Money } from '#app/ui/money/money.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { MemberPaymentsData } from './load-member-payments.ts'

type MemberPaymentsProps = { payments: MemberPaymentsData; now: Date }

/** What a member paid in, and what of it can be sent back for them: where the payment is whole. */
export function MemberPayments({ payments, now }: MemberPaymentsProps) {
  if (payments.length === 0) return <p className="soft">Nothing was paid in.</p>
  return (
    <ul className="lines">
      {payments.map(({ id, amount, refunded, currency, createdAt, most }) => (
        <li key={id}>
          <span className="grow">
            <Link to={`/admin/payments/${id}`}>
              <Money minor={amount} currency={currency} />
            </Link>{' '}
            <Time at={createdAt} now={now} />
            {refunded > 0n ? (
              <small className="soft">
                {' '}
                <Money minor={refunded} currency={currency} /> was sent back
              </small>
            ) : null}
          </span>
          {most > 0n ? (
            <Link to={`/admin/payments/${id}#send-back`}>
              Send back up to <Money minor={most} currency={currency} />
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
