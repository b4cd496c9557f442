import type { SubmissionResult } from '@conform-to/react'
import { useEffect } from 'react'
import { Link, useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { useLookingAgain } from '#app/my/use-looking-again.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/payment.page.ts'
import { paymentIntents } from './act-on-payment.ts'
import cssUrl from './balance.css?url'
import { TOP_UP } from './here.ts'
import { loadPayment } from './load-payment.ts'
import { nameGoal } from './name-goal.ts'
import { onItsWayWords, paymentWords } from './payment-words.ts'
import { SendBack } from './send-back.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(memberOnly(loadPayment))

export const action = paymentIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Payment')

/** What came of a payment, for whoever comes back from paying. */
export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const { id, state, isPending, amount, refunded, currency, provider, began, ended, payAt, leaves } =
    loaderData
  const lastResult = useActionData() as SubmissionResult | undefined
  useLookingAgain(isPending && !leaves && !loaderData.onItsWay)
  useLeaving(leaves ? payAt : undefined)
  const money = <Money minor={amount} currency={currency} />
  const words = loaderData.onItsWay ? onItsWayWords : paymentWords[state]
  return (
    <div className="payment">
      <PageHead title={leaves ? `On to ${provider}` : words.title} />
      {loaderData.isDone && !lastResult ? (
        <Confirmation>The money left your balance and is on its way back.</Confirmation>
      ) : null}
      <Note tone={words.tone} role="status">
        {leaves ? <>You pay {money} there, and come back here.</> : words.text}
      </Note>
      <Meta
        rows={[
          { name: 'Amount', value: money },
          ...(refunded > 0n
            ? [{ name: 'Sent back', value: <Money minor={refunded} currency={currency} /> }]
            : []),
          { name: 'Through', value: provider },
          { name: 'Begun', value: began },
          ...(ended ? [{ name: 'Ended', value: ended }] : []),
          { name: 'Number', value: id },
        ]}
      />
      <div className="row">
        {payAt ? (
          <a className="btn btn-main" href={payAt}>
            {leaves ? 'Continue to payment' : 'Pay now'}
          </a>
        ) : null}
        {isPending && !leaves ? <ButtonLink to={`/my/balance/payments/${id}`}>Look again</ButtonLink> : null}
        {loaderData.goesOnTo && state === 'succeeded' ? (
          <ButtonLink look="main" to={loaderData.goesOnTo}>
            {nameGoal(loaderData.goesOnTo)}
          </ButtonLink>
        ) : null}
        {state === 'failed' || state === 'expired' ? (
          <ButtonLink look="main" to={TOP_UP}>
            Try again
          </ButtonLink>
        ) : null}
        <Link to="/my/balance">Balance</Link>
      </div>
      {loaderData.sendBack && (state === 'succeeded' || state === 'refunded') ? (
        <SendBack {...{ id, currency, provider, lastResult }} sendBack={loaderData.sendBack} />
      ) : null}
    </div>
  )
}

function useLeaving(to: string | undefined): void {
  useEffect(() => {
    if (to) window.location.assign(to)
  }, [to])
}
