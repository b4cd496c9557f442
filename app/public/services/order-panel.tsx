import { Form, useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import type { Site } from '#app/site.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check, Segmented } from '#app/ui/inputs/field/choice.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import {
  type Choice,
  choiceQuery,
  type Offer,
  QUANTITY_MOST,
  readChoice,
} from '#domain/catalogue/cards/choice-rules.ts'
import type { FeeTerms } from '#domain/ledger/arithmetic.ts'
import { daysText, revisionsText } from './compare-packages.ts'
import { orderSum } from './order-sum.ts'
import type { CartIntent } from '#app/public/cart/act-on-cart.ts'

export type OrderPanelProps = {
  offer: Offer
  terms: FeeTerms
  currency: string
  sellerName: string
  /** The seller's name in addresses: nobody buys from themselves. */
  sellerUsername: string
  /** What is ordered; nothing where it can only be looked at. */
  orderId: string | undefined
}

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
  const { offer, choice, currency } = props
  const takeOver = useTakeOver(offer)
  return (
    <Form preventScrollReset onChange={(event) => takeOver(event.currentTarget)}>
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
      {offer.extras.length > 0 ? (
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
      ) : null}
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
      <WholeSum {...props} />
      <Button wide className="order-go">
        Calculate the total
      </Button>
      <div className="order-end">
        <OrderButtons {...props} />
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

function Chosen({ offer, choice, terms, currency }: OrderPanelProps & { choice: Choice }) {
  const { pack, deliveryDays } = orderSum(choice, offer, terms)
  return (
    <>
      <p className="cost">
        <Money minor={pack.priceMinor} currency={currency} trim />
      </p>
      <p className="soft order-when">
        Ready in <b>{daysText(deliveryDays)}</b>, {revisionsLine(pack.revisions)}
      </p>
      <ul className="incl">
        {pack.includes.map((part) => (
          <li key={part}>
            <Icon name="check" size={18} />
            {part}
          </li>
        ))}
      </ul>
    </>
  )
}

function revisionsLine(revisions: number | null): string {
  if (revisions === 0) return 'no revisions'
  if (revisions === 1) return '1 revision'
  return `${revisionsText(revisions).toLowerCase()} revisions`
}

function WholeSum({ offer, choice, terms, currency, sellerName }: OrderPanelProps & { choice: Choice }) {
  const sum = orderSum(choice, offer, terms)
  const times = choice.quantity > 1 ? ` × ${choice.quantity}` : ''
  return (
    <>
      <Sum
        rows={[
          ...sum.lines.map(({ key, title, priceMinor }) => ({
            key,
            name: `${title}${times}`,
            amount: <Money minor={priceMinor} currency={currency} />,
          })),
          { key: 'fee', name: 'Service fee', amount: <Money minor={sum.serviceFee} currency={currency} /> },
        ]}
        total={{ name: 'You pay', amount: <Money minor={sum.buyerPays} currency={currency} /> }}
      />
      <p className="sr" role="status">
        {`You pay ${formatMoney(sum.buyerPays, currency)}, ready in ${daysText(sum.deliveryDays)}.`}
      </p>
      <p className="fine">
        This is the whole sum: nothing is added to it. {sellerName} would receive{' '}
        <Money minor={sum.sellerGets} currency={currency} /> of it, and it is held until you accept the work.
      </p>
    </>
  )
}
