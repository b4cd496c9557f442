import { useEffect } from 'react'
import { Link } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { localPath } from '#app/local-path.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { useLookingAgain } from '#app/my/use-looking-again.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { findOwnPayment, isOpen } from '#domain/payments/index.ts'
import { paymentProviderTitles } from '#platform/payments/payment-provider.ts'
import type { Route } from './+types/payment.page.ts'
import cssUrl from './balance.css?url'
import { TOP_UP } from './here.ts'
import { exactLineTime } from './line-time.ts'
import { nameGoal } from './name-goal.ts'
import { paymentWords } from './payment-words.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(
  memberOnly(async ({ db, actor, viewer, params, url, config }) => {
    const found = await findOwnPayment(db, actor.id, params['id'] ?? '')
    const { id, state, amount, currency, provider, createdAt, endedAt, payAt, purpose, returnTo } = found
    const isPending = isOpen(state)
    return {
      id,
      state,
      isPending,
      amount,
      currency,
      provider: paymentProviderTitles[provider],
      began: exactLineTime(createdAt, viewer.timeZone),
      ended: endedAt ? exactLineTime(endedAt, viewer.timeZone) : undefined,
      payAt: isPending && payAt ? payAt : undefined,
      // Someone who was just sent here on their way to pay elsewhere.
      leaves: isPending && url.searchParams.has('go') && !payAt?.startsWith(`${config.origin}/`),
      goesOnTo: purpose === 'checkout' ? returnTo : nextOf(url.searchParams),
    }
  }),
)

/** Where the payer came from, when it was not the balance. */
function nextOf(params: URLSearchParams): string | undefined {
  const next = localPath(params.get('next'))
  return next === '/' ? undefined : next
}

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Payment')

/** What came of a payment, for whoever comes back from paying. */
export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const { id, state, isPending, amount, currency, provider, began, ended, payAt, leaves } = loaderData
  useLookingAgain(isPending && !leaves)
  useLeaving(leaves ? payAt : undefined)
  const money = <Money minor={amount} currency={currency} />
  const words = paymentWords[state]
  return (
    <div className="payment">
      <PageHead title={leaves ? `On to ${provider}` : words.title} />
      <Note tone={words.tone} role="status">
        {leaves ? <>You pay {money} there, and come back here.</> : words.text}
      </Note>
      <Meta
        rows={[
          { name: 'Amount', value: money },
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
    </div>
  )
}

function useLeaving(to: string | undefined): void {
  useEffect(() => {
    if (to) window.location.assign(to)
  }, [to])
}
