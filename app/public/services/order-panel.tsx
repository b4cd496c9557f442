import { Form, useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import type { Site } from '#app/site.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check, Segmented } from '#app/ui/inputs/field/choice.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import {
  type Choice,
  choiceQuery,
  type Offer,
  QUANTITY_MOST,
  readChoice,
} from '#domain/catalogue/cards/choice-rules.ts'
import { daysText, revisionsText } from './compare-packages.ts'
import type { OrderPanelProps } from './order-panel-props.ts'
import { orderSum } from './order-sum.ts'
import { OrderTotal } from './order-total.tsx'
import { readyBy } from './ready-by.ts'
import type { CartIntent } from '#app/public/cart/act-on-cart.ts'

/** What the address says is chosen. */
export function useChoice(offer: Offer): Choice | undefined {
  return readChoice(new URLSearchParams(useLocation().search), offer)
}

const quantities = Array.from({ length: QUANTITY_MOST }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}))

/** Package, extras and quantity, with the whole sum: a plain form whose answer is the address, worked out at once where there is script. */
export function OrderPanel(props: OrderPanelProps & { choice: Choice }) {
  const { offer, choice } = props
  const takeOver = useTakeOver(offer)
  return (
    <Form onChange={(event) => takeOver(event.currentTarget)}>
      {offer.packages.length > 1 ? (
        <Segmented
          label="Package"
          name="package"
          options={offer.packages.map(({ tier, title }) => ({ value: tier, label: title }))}
          defaultValue={choice.tier}
        />
      ) : (
        <h2 className="order-name">{offer.packages[0]?.title}</h2>
      )}
      <Chosen {...props} />
      <div className="order-end" id="sum">
        <OrderTotal {...props} />
        <Button wide className="order-go">
          Calculate the total
        </Button>
        <OrderButtons {...props} />
        <p className="fine">
          Held in escrow until you accept. {props.sellerName} receives{' '}
          <Money minor={orderSum(choice, offer, props.terms).sellerGets} currency={props.currency} />.
        </p>
      </div>
    </Form>
  )
}

/** The same form, sent to the cart: what is chosen goes along, with or without script. */
function OrderButtons({
  offer,
  choice,
  terms,
  currency,
  orderId,
  sellerUsername,
}: OrderPanelProps & { choice: Choice }) {
  const viewer = useRouteLoaderData<Site>('root')?.viewer
  if (!orderId) return null
  if (viewer?.username === sellerUsername)
    return <p className="soft small">This is your own service: nobody buys from themselves.</p>
  const { buyerPays } = orderSum(choice, offer, terms)
  const to = { formMethod: 'post', formAction: `/cart?add=${orderId}`, name: 'intent' } as const
  return (
    <div className="order-buttons">
      <Button look="main" size="l" wide {...to} value={'order' satisfies CartIntent}>
        Order for {formatMoney(buyerPays, currency)}
      </Button>
      <Button look="bare" {...to} value={'add' satisfies CartIntent}>
        <Icon name="shopping-bag" /> Add to cart
      </Button>
    </div>
  )
}

/** Puts what the form holds into the address, where it can be reloaded, kept and sent. */
function useTakeOver(offer: Offer) {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (form: HTMLFormElement) => {
    const typed = new URLSearchParams(
      [...new FormData(form)].map(([name, value]) => [name, String(value)] as [string, string]),
    )
    const choice = readChoice(typed, offer)
    const before = readChoice(new URLSearchParams(search), offer)
    if (!choice || !before) return
    const [now, was] = [choiceQuery(choice, offer), choiceQuery(before, offer)]
    if (now !== was) void navigate({ search: now }, { replace: true, preventScrollReset: true })
  }
}

function Chosen({ offer, choice, terms, currency, today }: OrderPanelProps & { choice: Choice }) {
  const { pack, deliveryDays } = orderSum(choice, offer, terms)
  return (
    <>
      <div className="order-price">
        <p className="cost">
          <Money minor={pack.priceMinor} currency={currency} trim />
        </p>
        <div className="order-quantity">
          <label htmlFor="quantity">Quantity</label>
          <Select
            id="quantity"
            name="quantity"
            small
            options={quantities}
            defaultValue={String(choice.quantity)}
          />
        </div>
      </div>
      <p className="soft order-when">
        Ready by <b>{readyBy(today, deliveryDays)}</b>, {revisionsLine(pack.revisions)}
      </p>
      <div className="order-parts">
        <ul className="incl">
          {pack.includes.map((part) => (
            <li key={part}>
              <Icon name="check" size={18} />
              {part}
            </li>
          ))}
        </ul>
        <Extras offer={offer} choice={choice} currency={currency} />
      </div>
    </>
  )
}

function Extras({
  offer,
  choice,
  currency,
}: Pick<OrderPanelProps, 'offer' | 'currency'> & { choice: Choice }) {
  if (offer.extras.length === 0) return null
  return (
    <fieldset className="order-extras">
      <legend className="sr">Extras</legend>
      {offer.extras.map((extra) => (
        <Check
          key={extra.id}
          name="extras"
          value={extra.id}
          defaultChecked={choice.extraIds.includes(extra.id)}
          note={<Money minor={extra.priceMinor} currency={currency} sign="always" />}
        >
          {extra.title}
          {extra.addedDays > 0 ? (
            <>
              , <span className="order-more">{daysText(extra.addedDays)} more</span>
            </>
          ) : null}
        </Check>
      ))}
    </fieldset>
  )
}

function revisionsLine(revisions: number | null): string {
  if (revisions === 0) return 'no revisions'
  if (revisions === 1) return '1 revision'
  return `${revisionsText(revisions).toLowerCase()} revisions`
}
