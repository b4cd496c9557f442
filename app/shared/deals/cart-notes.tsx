import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { CartData } from '../../public/cart/load-cart.ts'
import type { CartIntent } from '../../public/cart/act-on-cart.ts'

/** Told before anything is paid. */
export function ChangedNote({ hasChanges, hasProblems }: Pick<CartData, 'hasChanges' | 'hasProblems'>) {
  if (!hasChanges && !hasProblems) return null
  return (
    <Note tone="warn" role="status">
      {hasChanges ? (
        <Form method="post" action="/cart" preventScrollReset>
          <p>
            <b>Something has changed</b> since you put it in. You order it as it is now.
          </p>
          <Button name="intent" value={'take-prices' satisfies CartIntent} size="s">
            I have seen it
          </Button>
        </Form>
      ) : null}
      {hasProblems ? (
        <p>
          <b>Something can’t be bought now.</b> Remove it to order the rest.
        </p>
      ) : null}
    </Note>
  )
}

export function WaitingNote({ orders }: { orders: CartData['waiting'] }) {
  if (orders.length === 0) return null
  return (
    <Note tone="info">
      {orders.map(({ id, number }) => (
        <p key={id}>
          Order {number} waits for its payment. <Link to={`/my/orders/${id}`}>Back to order {number}</Link>
        </p>
      ))}
    </Note>
  )
}
