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
import { Chargebacks, PaidIn } from './paid-in.tsx'
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
      <Chargebacks {...loaderData} />
      <Purse currency={currency} pockets={pocketsOf(loaderData)} />
      {loaderData.topUp.isAsked ? <TopUp {...loaderData} lastResult={lastResult} /> : null}
      <PaidIn {...loaderData} />
      <Clears {...loaderData} />
      <Statement {...loaderData} />
    </>
  )
}

function pocketsOf(data: BalanceData) {
  const { currency, available, deposited, earned, clearing, held, clearingDays, payoutMinMinor } = data
  const money = (minor: bigint | number) => <Money minor={minor} currency={currency} />
  const days = clearingDays === 1 ? '1 day' : `${clearingDays} days`
  return [
    {
      name: 'Available now',
      minor: available,
      note: (
        <>
          {money(deposited)} paid in, to spend or send back. {money(earned)} earned, to spend or withdraw from{' '}
          {money(payoutMinMinor)}.
        </>
      ),
    },
    { name: 'Clearing', minor: clearing, note: `Released to you, waits ${days}` },
    { name: 'In escrow, you pay', minor: held.paying.amount, note: inWork(held.paying.milestonesCount) },
    {
      name: 'In escrow, you earn',
      minor: held.earning.amount,
      note: `${inWork(held.earning.milestonesCount)}, before our fee`,
    },
  ]
}

const inWork = (count: number) => (count === 1 ? '1 milestone in work' : `${count} milestones in work`)
