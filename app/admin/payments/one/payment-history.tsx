import { Link } from 'react-router'
import { TransferLines } from '#app/shared/money/transfer-lines.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { exactTime } from '#app/ui/time/relative-time.ts'
import { Time } from '#app/ui/time/time.tsx'
import type { PaymentOutcome } from '#platform/payments/payment-provider.ts'
import type { PaymentData } from './load-payment.ts'

const OUTCOMES: Readonly<Record<PaymentOutcome, string>> = {
  'on-its-way': 'It is on its way',
  succeeded: 'It was paid',
  failed: 'It failed',
  expired: 'Its time ran out',
  refunded: 'It went back',
}
const RESULTS = { applied: 'done', 'nothing new': 'nothing new', mismatch: 'does not agree' } as const

/** What the provider said, and what came of it. */
export function Heard({ words, currency, now }: Pick<PaymentData, 'words' | 'now'> & { currency: string }) {
  if (words.length === 0) return <p className="soft">Nothing was heard of it yet.</p>
  return (
    <ul className="lines">
      {words.map(({ outcome, amount, result, times, firstAt, lastAt }) => (
        <li key={`${outcome} ${amount} ${result}`}>
          <span className="grow">
            {OUTCOMES[outcome]} <Tag tone={result === 'mismatch' ? 'bad' : 'plain'}>{RESULTS[result]}</Tag>{' '}
            <small className="soft">
              <Time at={firstAt} now={now} />
              {times > 1 ? (
                <>
                  , {times} times, the last <Time at={lastAt} now={now} />
                </>
              ) : null}
            </small>
          </span>
          <Money minor={amount} currency={currency} />
        </li>
      ))}
    </ul>
  )
}

const REFUND_STATES = { asked: 'On its way', sent: 'Taken on by the provider', failed: 'Came back' } as const

export function Refunds({ refunds, payment, now }: PaymentData) {
  if (refunds.length === 0) return <p className="soft">Nothing of it went back.</p>
  return (
    <ul className="lines">
      {refunds.map(({ id, amount, state, by, reason, askedAt }) => (
        <li key={id}>
          <span className="grow">
            {REFUND_STATES[state]}{' '}
            <small className="soft">
              {reason ? `${reason}. ` : ''}By {by} <Time at={askedAt} now={now} />
            </small>
          </span>
          <Money minor={amount} currency={payment.currency} />
        </li>
      ))}
    </ul>
  )
}

export function Book({ transfers, currency }: Pick<PaymentData, 'transfers'> & { currency: string }) {
  if (transfers.length === 0) return <p className="soft">It has moved no money.</p>
  return (
    <div className="stack">
      {transfers.map(({ id, kind, at, postings }) => (
        <div key={id}>
          <p>
            <Link to={`/admin/transfers/${id}`}>Transfer {id}</Link>, {kind.toLowerCase()}, {exactTime(at)}
          </p>
          <TransferLines postings={postings} currency={currency} />
        </div>
      ))}
    </div>
  )
}
