import { HowLink } from '#app/shared/help/how-link.tsx'
import { days } from '#app/shared/figures/figures.ts'
import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import type { WayToPay } from '#domain/orders/cart-rules.ts'
import type { CartData } from './load-cart.ts'
import type { CartIntent } from './act-on-cart.ts'

/** `chosen`: by which way it was to be paid, where the order was refused. */
type PayPanelProps = CartData & { chosen: string | undefined }

/** The whole arithmetic, and the one button that pays. */
export function PayPanel(cart: PayPanelProps) {
  const { currency, price, serviceFee, total } = cart
  return (
    <aside className="cart-pay" id="pay" aria-label="What it costs">
      <Sum
        rows={[
          { key: 'price', name: 'Services', amount: <Money minor={price} currency={currency} /> },
          { key: 'fee', name: 'Service fee', amount: <Money minor={serviceFee} currency={currency} /> },
        ]}
        total={{ name: 'Total', amount: <Money minor={total} currency={currency} /> }}
      />
      <Checkout {...cart} />
      <p className="fine">
        The sellers receive <Money minor={cart.sellersGet} currency={currency} /> of it and bear our
        commission. The money is held until you accept the work. What you say nothing about for{' '}
        {days(cart.autoAcceptDays)} after its delivery counts as accepted.{' '}
        <HowLink article="how-escrow-works" />
      </p>
    </aside>
  )
}

function Checkout(cart: PayPanelProps) {
  if (cart.who === 'visitor') return <SignInOffer />
  if (cart.who === 'unverified')
    return (
      <div className="cart-doors">
        <ButtonLink look="main" size="l" wide to="/auth/email/verify?next=%2Fcart">
          Verify your e-mail address
        </ButtonLink>
        <p className="soft">Then you can order: everything stays in your cart.</p>
      </div>
    )
  if (cart.who !== 'active') return <Note tone="warn">Nothing can be ordered with this account now.</Note>
  if (cart.hasProblems)
    return <p className="soft">Remove what can’t be bought, and you can order the rest.</p>
  if (cart.ways.length === 0)
    return <Note tone="warn">Your balance is not enough, and payments are not set up here yet.</Note>
  return <PayForm {...cart} />
}

function SignInOffer() {
  return (
    <div className="cart-doors">
      <ButtonLink look="main" size="l" wide to="/my/register?next=%2Fcart">
        Join and order
      </ButtonLink>
      <p className="soft">
        Here before? <Link to="/my/login?next=%2Fcart">Sign in</Link>. Your cart comes along.
      </p>
    </div>
  )
}

const wayNames: Record<WayToPay, string> = {
  balance: 'From your balance',
  both: 'Balance, and a payment of the rest',
  payment: 'By a payment',
}

/** Sent as a whole page: what is shown after a refusal is the cart as it is then. */
function PayForm({ ways, currency, available, formKey, shown, total, chosen }: PayPanelProps) {
  const ticked = ways.find(({ way }) => way === chosen) ?? ways[0]
  const money = (minor: bigint) => formatMoney(minor, currency)
  return (
    <Form method="post" action="/cart" reloadDocument className="cart-form">
      <input type="hidden" name="intent" value={'checkout' satisfies CartIntent} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="shown" value={shown} />
      <fieldset className="cart-ways">
        <legend>How to pay</legend>
        {ways.map(({ way, charge, fromBalance }) => (
          <Radio
            key={way}
            name="pay"
            value={`${way}:${charge}`}
            defaultChecked={way === ticked?.way}
            hint={
              fromBalance === 0n
                ? `${money(charge)} through the payment page`
                : charge === 0n
                  ? `${money(fromBalance)} of ${money(available)}; ${money(available - fromBalance)} stays`
                  : `${money(fromBalance)} from it, ${money(charge)} through the payment page${charge > total - available ? ', the least it takes' : ''}`
            }
          >
            {wayNames[way]}
          </Radio>
        ))}
      </fieldset>
      <Button look="main" size="l" wide>
        Order for {money(total)}
      </Button>
    </Form>
  )
}
