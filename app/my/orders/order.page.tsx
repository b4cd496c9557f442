import { Form, Link, useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { InvoicePartyLines } from '#app/shared/company/invoice-party.tsx'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { useLookingAgain } from '#app/my/use-looking-again.ts'
import { PaperLinks } from '#app/shared/papers/paper-links.tsx'
import { PrintButton } from '#app/shared/print-button.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { whyNotOrder } from '#domain/orders/policy.ts'
import type { Route } from './+types/order.page.ts'
import { orderIntents, type RefusedOrder, type OrderIntent } from './act-on-order.ts'
import { loadOrder, type OrderData } from './load-order.ts'
import { onItsWayWords, orderStateWords } from './order-words.ts'
import cssUrl from './orders.css?url'
import { NextSteps } from './next-steps.tsx'
import { Receipt } from './receipt.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(memberOnly(loadOrder))

export const action = orderIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeMyPage(matches, loaderData ? `Order ${loaderData.number}` : 'Order')

/** What came of an order, and its receipt. */
export default function OrderPage({ loaderData: order }: Route.ComponentProps) {
  const answer = useActionData<RefusedOrder>()
  const words = order.isOnItsWay ? onItsWayWords : orderStateWords[order.state]
  useLookingAgain(order.state === 'waiting' && !order.isOnItsWay)
  return (
    <div className="order-page">
      <PageHead title={`Order ${order.number}`} lede={words.title}>
        {order.state === 'placed' ? <PrintButton /> : null}
      </PageHead>
      {answer && 'refused' in answer ? (
        <Note tone="bad" role="alert">
          {answer.refused}.
        </Note>
      ) : null}
      <Note tone={words.tone} role="status">
        {order.reason ? `${order.reason}. ` : ''}
        {words.text}
      </Note>
      {order.state === 'placed' ? <NextSteps lines={order.lines} /> : <Steps order={order} />}
      <Receipt order={order} />
      <Meta
        rows={[
          { name: 'Ordered', value: order.ordered },
          { name: 'From the balance', value: <Money minor={order.fromBalance} currency={order.currency} /> },
          {
            name: 'By a payment',
            value: <Money minor={order.paymentMinor} currency={order.currency} />,
          },
          ...(order.provider ? [{ name: 'Through', value: order.provider }] : []),
          ...(order.paymentId ? [{ name: 'Payment', value: order.paymentId }] : []),
          ...(order.papers.length > 0
            ? [{ name: 'Papers', value: <PaperLinks papers={order.papers} currency={order.currency} /> }]
            : []),
          { name: 'Bought by', value: <Side party={order.buyer} /> },
          ...(order.sellers.length > 0
            ? [
                {
                  name: 'Sold by',
                  value: order.sellers.map((one) => <Side key={one.id} party={one} team={one.team} />),
                },
              ]
            : []),
        ]}
      />
      <p className="order-links">
        <Link to="/my/orders">All orders and deals</Link>
      </p>
    </div>
  )
}

function Side({ party, team }: { party: OrderData['buyer']; team?: string | undefined }) {
  return (
    <address className="receipt-side">
      <InvoicePartyLines party={party} />
      {team ? <span className="soft">Team: {team}</span> : null}
    </address>
  )
}

/** What the buyer can do now. */
function Steps({ order }: { order: OrderData }) {
  if (!whyNotOrder('giveUpOrder', order.state))
    return (
      <Form method="post" reloadDocument className="row order-steps">
        {order.isOnItsWay ? null : (
          <Button look="main" name="intent" value={'pay' satisfies OrderIntent}>
            Continue to payment
          </Button>
        )}
        <Button name="intent" value={'give-up' satisfies OrderIntent}>
          Give it up
        </Button>
        <ButtonLink look="bare" to={`/my/orders/${order.id}`}>
          Look again
        </ButtonLink>
      </Form>
    )
  return (
    <p className="row order-steps">
      <ButtonLink look="main" to="/cart">
        To the cart
      </ButtonLink>
      <ButtonLink to="/my/balance">Balance</ButtonLink>
    </p>
  )
}
