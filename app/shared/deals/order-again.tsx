import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { CartIntent } from '#app/public/cart/act-on-cart.ts'

export type BoughtChoice = {
  serviceId: string
  tier: string
  extraIds: readonly string[]
  quantity: number
}

type OrderAgainProps = { bought: BoughtChoice; /** What was bought, for a screen reader. */ title: string }

/** Puts the same choice into the cart, at the price of now; the cart says so if any of it is offered no more. */
export function OrderAgain({ bought: { serviceId, tier, extraIds, quantity }, title }: OrderAgainProps) {
  return (
    <Form method="post" action={`/cart?add=${serviceId}`} className="order-again">
      <input type="hidden" name="package" value={tier} />
      {extraIds.map((id) => (
        <input key={id} type="hidden" name="extras" value={id} />
      ))}
      <input type="hidden" name="quantity" value={quantity} />
      <Button size="s" name="intent" value={'add' satisfies CartIntent} aria-label={`Order again: ${title}`}>
        <Icon name="shopping-bag" size={18} /> Order again
      </Button>
    </Form>
  )
}
