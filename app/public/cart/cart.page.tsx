import { useActionData } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { reading } from '#app/edge.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { Route } from './+types/cart.page.ts'
import { cartIntents, type RefusedCart } from './act-on-cart.ts'
import { CartLines } from './cart-lines.tsx'
import { ChangedNote, WaitingNote } from '../../shared/deals/cart-notes.tsx'
import cssUrl from './cart.css?url'
import { loadCart } from './load-cart.ts'
import { PayPanel } from './pay-panel.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(async (edge) => ({
  ...(await loadCart(edge)),
  isAdded: edge.url.searchParams.has('added'),
}))

export const action = cartIntents

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Cart',
    description: 'What you chose, what it costs in all, and how to pay for it.',
    path: '/cart',
    image: 'home',
    noIndex: true,
  })

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<RefusedCart>()
  const { count, isAdded, waiting } = loaderData
  return (
    <main id="main" className="wrap cart-page">
      {count > 0 ? <h1>Cart</h1> : null}
      {answer && 'refused' in answer ? (
        <Note tone="bad" role="alert">
          {answer.refused}.
        </Note>
      ) : null}
      {isAdded && count > 0 && !answer ? (
        <Note tone="ok" icon="shopping-bag" role="status">
          It is in your cart. Nothing is paid yet.
        </Note>
      ) : null}
      <WaitingNote orders={waiting} />
      {count > 0 ? (
        <div className="cart">
          <div>
            <ChangedNote {...loaderData} />
            <CartLines {...loaderData} />
          </div>
          <PayPanel {...loaderData} chosen={answer?.way} />
        </div>
      ) : (
        <EmptyState
          page
          title="Your cart is empty"
          actions={
            <ButtonLink look="main" to="/categories">
              See what is offered
            </ButtonLink>
          }
        >
          Choose a package on a service’s page, and it waits here until you order it.
        </EmptyState>
      )}
    </main>
  )
}
