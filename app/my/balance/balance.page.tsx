import type { SubmissionResult } from '@conform-to/react'
import { Link, useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Purse } from '#app/ui/purse/purse.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/balance.page.ts'
import { balanceIntents } from './act-on-balance.ts'
import cssUrl from './balance.css?url'
import { Clears } from './clears.tsx'
import { TOP_UP } from './here.ts'
import { type BalanceData, loadBalance } from './load-balance.ts'
import { Statement } from './statement.tsx'
import { TopUp } from './top-up.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(memberOnly(loadBalance))

export const action = balanceIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Balance')

export default function BalancePage({ loaderData }: Route.ComponentProps) {
  const lastResult = useActionData() as SubmissionResult | undefined
  const { currency, openPayments } = loaderData
  return (
    <>
      <PageHead title="Balance">
        <ButtonLink to={TOP_UP} preventScrollReset>
          <Icon name="plus" /> Top up
        </ButtonLink>
        {loaderData.hasOpenPayout ? (
          <ButtonLink to="/my/payouts">See your open payout</ButtonLink>
        ) : (
          <ButtonLink look="main" to="/my/payouts">
            Withdraw
          </ButtonLink>
        )}
      </PageHead>
      {openPayments.map(({ id, amount, began }) => (
        <Note key={id} tone="warn">
          A payment of <Money minor={amount} currency={currency} />, begun {began}, is under way.{' '}
          <Link to={`/my/balance/payments/${id}`}>See how it stands</Link>
        </Note>
      ))}
      <Purse currency={currency} pockets={pocketsOf(loaderData)} />
      {loaderData.topUp.isAsked ? <TopUp {...loaderData} lastResult={lastResult} /> : null}
      <Clears {...loaderData} />
      <Statement {...loaderData} />
    </>
  )
}

function pocketsOf(data: BalanceData) {
  const { currency, available, clearing, held, clearingDays, payoutMinMinor } = data
  const days = clearingDays === 1 ? '1 day' : `${clearingDays} days`
  return [
    {
      name: 'Available now',
      minor: available,
      note: (
        <>
          Yours to spend or withdraw. Smallest payout <Money minor={payoutMinMinor} currency={currency} />.
        </>
      ),
    },
    { name: 'Clearing', minor: clearing, note: `Released to you, waits ${days}` },
    {
      name: 'Held in escrow',
      minor: held.amount,
      note: held.milestonesCount === 1 ? '1 milestone in work' : `${held.milestonesCount} milestones in work`,
    },
  ]
}
