import { Link } from 'react-router'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { exactTime } from '#app/ui/time/relative-time.ts'
import { stateLabels, stateTones } from '#domain/payouts/payout-words.ts'
import { AdminPart } from '../admin-part.tsx'
import type { PayoutsData } from './load-payouts.ts'
import { NextMoves } from './next-moves.tsx'

type Opened = NonNullable<PayoutsData['opened']>

/** One payout opened: what the book says about it and its member, and what can be done next. */
export function PayoutPanel({ opened, backTo }: { opened: Opened; backTo: string }) {
  const { payout, decidedByName } = opened
  return (
    <AdminPart id="decide" title={`Payout ${payout.number}`}>
      <div className="stack">
        <p>
          <b>
            <Money minor={payout.amount} currency={payout.currency} />
          </b>{' '}
          to {payout.methodLabel}, asked by{' '}
          <Link to={`/admin/users/${payout.memberId}`}>{payout.member}</Link> on {exactTime(payout.askedAt)}.{' '}
          <Link to={backTo}>Close</Link>
        </p>
        <p className="row">
          <Tag tone={stateTones[payout.state]}>{stateLabels[payout.state]}</Tag>
          <span className="soft">
            {payout.decidedAt
              ? `Decided by ${decidedByName ?? 'nobody'} on ${exactTime(payout.decidedAt)}`
              : `To be decided by ${exactTime(payout.decideBy)}`}
          </span>
          {payout.batchNumber === null ? null : (
            <Link to={`/admin/payouts/batches/${payout.batchNumber}`}>In batch {payout.batchNumber}</Link>
          )}
        </p>
        {payout.reason ? <Note tone="bad">The reason given: {payout.reason}</Note> : null}
        <BookSays {...opened} />
        <NextMoves payout={payout} eyes={opened.eyes} debt={opened.check.debt} />
      </div>
    </AdminPart>
  )
}

const WHY: Readonly<Record<string, string>> = {
  'top-up': 'Topped up',
  fund: 'Paid into deals and orders',
  clear: 'Earned and cleared',
  refund: 'Refunded',
  split: 'From disputes',
  'take-back': 'Taken back',
  tip: 'Tips',
  referral: 'Referral rewards',
  'payout-asked': 'Payouts asked for',
  'payout-returned': 'Payouts that came back',
  'payment-refunded': 'Payments refunded',
  pro: 'PRO',
  correction: 'Corrections',
}

function BookSays({ payout, check }: Opened) {
  const money = (minor: bigint) => <Money minor={minor} currency={payout.currency} />
  const isRight = check.isSumRight && check.isHeldRight
  return (
    <div className="payout-book">
      <h3>What the ledger says</h3>
      <Sum
        rows={check.lines.map(({ kind, sum, count }) => ({
          key: kind,
          name: WHY[kind] ?? kind,
          hint: `${count} ${count === 1 ? 'line' : 'lines'}`,
          amount: money(sum),
        }))}
        total={{ name: 'Earned after all lines', amount: money(check.sum) }}
      />
      <p className="soft small">
        They have earned {formatMoney(check.earned, payout.currency)},{' '}
        {formatMoney(check.clearing, payout.currency)} is clearing, and this payout holds{' '}
        {formatMoney(check.inTransit, payout.currency)} in transit.
      </p>
      {isRight ? (
        <Note>The lines sum to what is there, and the payout holds what it should.</Note>
      ) : (
        <Note tone="bad" role="alert">
          <b>The ledger does not add up.</b> Do not pay this out. Verify the ledger below.
        </Note>
      )}
      {check.disputes.length > 0 ? (
        <Note tone="warn">Disputed: {check.disputes.map(({ words }) => words).join('; ')}.</Note>
      ) : (
        <p className="soft small">No dispute is open about this member’s earned money.</p>
      )}
    </div>
  )
}
