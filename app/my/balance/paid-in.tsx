import { Link } from 'react-router'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { BalanceData } from './load-balance.ts'

type PaidInProps = Pick<BalanceData, 'paidIn' | 'deposited' | 'currency'>

/** Money that was paid in and not spent can go back to where it came from: payment by payment. */
export function PaidIn({ paidIn, deposited, currency }: PaidInProps) {
  if (deposited === 0n || paidIn.length === 0) return null
  return (
    <section className="sub paid-in" id="send-back" aria-labelledby="send-back-title">
      <h2 id="send-back-title">Paid in and not spent</h2>
      <p className="soft">
        <Money minor={deposited} currency={currency} /> can be spent, or sent back to what you paid with.
        There is no fee and no least amount.
      </p>
      <Payments payments={paidIn.slice(0, NEWEST)} currency={currency} />
      {paidIn.length > NEWEST ? (
        <details>
          <summary>Earlier payments ({paidIn.length - NEWEST})</summary>
          <Payments payments={paidIn.slice(NEWEST)} currency={currency} />
        </details>
      ) : null}
    </section>
  )
}

/** What was paid last is mostly what somebody wants back. */
const NEWEST = 3

type PaymentsProps = { payments: PaidInProps['paidIn']; currency: string }

function Payments({ payments, currency }: PaymentsProps) {
  return (
    <ul className="lines">
      {payments.map(({ id, when, amount, most }) => (
        <li key={id}>
          <span className="grow">
            <Money minor={amount} currency={currency} /> paid in on {when}
          </span>
          <Link to={`/my/balance/payments/${id}#send-back`}>
            Send back up to <Money minor={most} currency={currency} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What a bank wants back of the member’s payments, or went back after it was spent, and what that means for their money. */
export function Chargebacks({ chargebacks, currency }: Pick<BalanceData, 'chargebacks' | 'currency'>) {
  return chargebacks.map(({ id, amount, held, debt, isOpen, isSentBack }) => (
    <Note key={id} tone="warn">
      {isSentBack ? (
        <>
          <Money minor={amount} currency={currency} /> of a payment went back to you after you had spent it
          here.
          {isOpen ? (
            <>
              {' '}
              <Money minor={held} currency={currency} /> is held until that is decided.
            </>
          ) : null}
        </>
      ) : isOpen ? (
        <>
          Your bank wants <Money minor={amount} currency={currency} /> back that you paid in.{' '}
          <Money minor={held} currency={currency} /> is held until that is decided.
        </>
      ) : (
        <>A payment of yours was charged back.</>
      )}{' '}
      {debt > 0n ? (
        <>
          <Money minor={debt} currency={currency} /> is owed: as much stays on your balance when you withdraw.
        </>
      ) : null}
    </Note>
  ))
}
