import { Link, useActionData } from 'react-router'
import { staffOnly, reading } from '#app/edge.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { describeAdminPage } from '../../describe-admin-page.ts'
import type { Route } from './+types/chargebacks.page.ts'
import { chargebacksIntents } from './act-on-chargebacks.ts'
import { ChargebackPanel } from './chargeback-panel.tsx'
import { countTabs } from '../count-tabs.ts'
import { PaymentsTabs } from '../payments-tabs.tsx'
import { loadChargebacks, type ChargebacksData } from './load-chargebacks.ts'

const HERE = '/admin/payments/chargebacks'

export const loader = reading(
  staffOnly('chargebacks.read', async (edge) => ({
    ...(await loadChargebacks(edge)),
    counts: await countTabs(edge),
  })),
)

export const action = chargebacksIntents

export const meta: Route.MetaFunction = () => describeAdminPage('Chargebacks')

const DONE = new Map([
  ['won', 'The case is won: the member has their money again and was told.'],
  ['lost', 'The case is lost: it is booked, and the member was told.'],
  ['recovered', 'It was taken from the balance, and the member was told.'],
])

export default function ChargebacksPage({ loaderData }: Route.ComponentProps) {
  const { state, openCount, opened, done } = loaderData
  const refused = useActionData<RefusedForm>()
  const words = refused ? undefined : DONE.get(done ?? '')
  const forms = opened?.state === 'open' ? ['end'] : opened?.recoverable ? ['recover'] : []
  return (
    <>
      <PageHead
        title="Chargebacks"
        lede="Payments that a payer’s bank wants back. What is on the member’s balance is held at once; sellers who were paid from it keep their money."
      />
      <PaymentsTabs current={HERE} counts={loaderData.counts} />
      {words ? (
        <Note role="status" icon="circle-check">
          {words}
        </Note>
      ) : null}
      <RefusedElsewhere result={refusalElsewhere(forms, refused)} wrote={{ note: 'How it ended' }} />
      {opened ? (
        <ChargebackPanel
          key={opened.id}
          {...opened}
          limits={loaderData.limits}
          now={loaderData.now}
          lastResult={refusalFor(opened.state === 'open' ? 'end' : 'recover', refused)}
        />
      ) : null}
      <Tabs
        label="Cases"
        tabs={[
          { to: HERE, label: 'Open', count: openCount, current: state === 'open' },
          { to: `${HERE}?show=lost`, label: 'Lost', current: state === 'lost' },
          { to: `${HERE}?show=won`, label: 'Won', current: state === 'won' },
        ]}
      />
      <Cases {...loaderData} />
    </>
  )
}

function Cases({ cases, state, now }: ChargebacksData) {
  if (cases.length === 0)
    return (
      <EmptyState title={state === 'open' ? 'No bank wants anything back' : `No case was ${state}`}>
        The provider tells us when a payer asks their bank for money. The case comes here with what is held.
      </EmptyState>
    )
  return (
    <ul className="lines">
      {cases.map(({ id, number, member, amount, held, debt, currency, openedAt }) => (
        <li key={id}>
          <span className="grow">
            <Link to={`${HERE}?show=${state}&case=${id}#case`}>
              Chargeback {number}, {member}
            </Link>{' '}
            <small className="soft">
              <Time at={openedAt} now={now} />, <Money minor={held} currency={currency} /> was held
              {debt > 0n ? (
                <>
                  , <Money minor={debt} currency={currency} /> is owed
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
