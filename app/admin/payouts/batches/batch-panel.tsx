import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Note } from '#app/ui/note/note.tsx'
import { AdminPart } from '../../admin-part.tsx'
import type { PayoutsData } from '../load-payouts.ts'
import { payoutsOf } from '../done-words.ts'
import type { PayoutsIntent } from '#app/admin/payouts/act-on-payouts.ts'

/** Approved payouts that wait for a batch, and the ways to make one. */
export function BatchPanel({ batches, currency }: Pick<PayoutsData, 'batches' | 'currency'>) {
  const sent = useSent()
  const { free, toSend, hasAccount } = batches
  const all = free.bank.count + free.other.count
  const isBusy = (intent: string) => sent?.get('intent') === intent
  return (
    <AdminPart id="batches" title="Batches">
      <div className="stack">
        <p>
          {all === 0 ? 'No approved payout waits for a batch.' : `${waitWords(free, currency)} for a batch.`}{' '}
          <Link to="/admin/payouts/batches">
            {toSend > 0 ? `All batches, ${toSend} to be sent` : 'All batches'}
          </Link>
        </p>
        {hasAccount ? null : (
          <Note tone="warn">
            There is no account to pay from, so no bank file can be made.{' '}
            <Link to="/admin/settings#legal">Write its IBAN in Settings, Legal details</Link>.
          </Note>
        )}
        {all > 0 ? (
          <Form method="post" className="row" preventScrollReset>
            {free.bank.count > 0 && hasAccount ? (
              <Button
                look="main"
                name="intent"
                value={'batch-all-bank' satisfies PayoutsIntent}
                busy={isBusy('batch-all-bank')}
              >
                Make a bank file of {free.bank.count}
              </Button>
            ) : null}
            <Button
              name="intent"
              value={'batch-all-hand' satisfies PayoutsIntent}
              busy={isBusy('batch-all-hand')}
            >
              Make a list of {all} to pay by hand
            </Button>
          </Form>
        ) : null}
      </div>
    </AdminPart>
  )
}

function waitWords({ bank, other }: PayoutsData['batches']['free'], currency: string): string {
  const words = [
    bank.count > 0 ? `${payoutsOf(bank.count)} to bank accounts (${formatMoney(bank.sum, currency)})` : '',
    other.count > 0 ? `${payoutsOf(other.count)} paid otherwise (${formatMoney(other.sum, currency)})` : '',
  ].filter(Boolean)
  return `${words.join(' and ')} ${bank.count + other.count === 1 ? 'waits' : 'wait'}`
}
