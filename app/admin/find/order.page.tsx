import { Link } from 'react-router'
import { reading, staffOnly } from '#app/edge.ts'
import { orderStateNames } from '#app/shared/money/money-state-words.ts'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { exactTime } from '#app/ui/time/relative-time.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import { findOrder, findSellersOfLines } from '#domain/orders/index.ts'
import { nameTeams } from '#domain/teams/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { describeAdminPage } from '../describe-admin-page.ts'
import type { Route } from './+types/order.page.ts'

export const loader = reading(
  staffOnly('orders.read', async ({ db, actor, params }) => {
    const number = params['number'] ?? ''
    if (!/^\d{1,15}$/.test(number)) throw new NotFound('There is no such order')
    const { lines, formKey: _formKey, ...order } = await findOrder(db, actor, Number(number))
    const sold = await findSellersOfLines(db, lines)
    const [names, teams] = await Promise.all([
      nameMembers(db, [order.buyerId, ...sold.flatMap(({ sellerId }) => sellerId ?? [])]),
      nameTeams(
        db,
        sold.map(({ teamId }) => teamId),
      ),
    ])
    const nameOf = (id: string) => names.get(id)?.displayName ?? 'A former member'
    return {
      order: { ...order, buyer: nameOf(order.buyerId) },
      lines: lines.map((line, place) => ({
        ...line,
        seller: teams.get(sold[place]?.teamId ?? '')?.name ?? nameOf(sold[place]?.sellerId ?? ''),
      })),
    }
  }),
)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(`Order ${loaderData?.order.number ?? ''}`)

export default function OrderPage({ loaderData: { order, lines } }: Route.ComponentProps) {
  return (
    <>
      <Crumbs trail={[{ label: 'Find', to: '/admin/find' }, { label: `Order ${order.number}` }]} />
      <PageHead title={`Order ${order.number}`} lede={orderStateNames[order.state]} />
      <Section title="Order" opens>
        <Meta
          rows={[
            { name: 'Buyer', value: <Link to={`/admin/users/${order.buyerId}`}>{order.buyer}</Link> },
            { name: 'Sum', value: <Money minor={order.totalMinor} currency={order.currency} /> },
            { name: 'Paid from outside', value: <PaidOutside {...order} /> },
            { name: 'Ordered', value: exactTime(order.orderedAt) },
            ...(order.endedAt ? [{ name: 'Ended', value: exactTime(order.endedAt) }] : []),
            ...(order.reason ? [{ name: 'Why', value: order.reason }] : []),
          ]}
        />
      </Section>
      <Section title="Lines">
        <ul className="lines">
          {lines.map((line) => (
            <li key={line.position}>
              <span className="grow">
                {line.dealId ? <Link to={`/deals/${line.dealId}`}>{line.title}</Link> : line.title}{' '}
                <small className="soft">
                  {line.packageTitle}, {line.quantity} ×, by {line.seller}
                </small>
              </span>
              <Money minor={line.paysMinor} currency={order.currency} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

type Order = Route.ComponentProps['loaderData']['order']

function PaidOutside({ paymentMinor, paymentId, currency }: Order) {
  const sum = <Money minor={paymentMinor} currency={currency} />
  return paymentId ? <Link to={`/admin/payments/${paymentId}`}>{sum}</Link> : sum
}
