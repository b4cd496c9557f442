import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { SmallCover } from '#app/ui/work/small-cover.tsx'
import { type LineProblem, QUANTITY_MOST } from '#domain/orders/cart-rules.ts'
import type { CartData, CartLineView } from './load-cart.ts'
import type { CartIntent } from './act-on-cart.ts'

const quantities = Array.from({ length: QUANTITY_MOST }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}))

const problemWords: Record<LineProblem, string> = {
  paused: 'Paused: its seller takes no orders now',
  full: 'No place left: its seller works on as many orders as they take at once',
  gone: 'Not offered any more',
  own: 'Your own service or your team’s: nobody buys from themselves',
  'choice-gone': 'This package or extra is not offered any more: choose again',
}

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`)

export function CartLines({ sellers, currency }: Pick<CartData, 'sellers' | 'currency'>) {
  return sellers.map(({ id, name, to, lines }) => (
    <section key={id} className="cart-seller">
      <h2>{to ? <Link to={to}>{name}</Link> : name}</h2>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} currency={currency} />
        ))}
      </ul>
    </section>
  ))
}

type LineProps = { line: CartLineView; currency: string }

function Line({ line, currency }: LineProps) {
  const { title, to, cover, sum, problem } = line
  return (
    <li className="cart-line">
      <SmallCover src={cover} />
      <div className="cart-words">
        <h3>{to ? <Link to={to}>{title}</Link> : title}</h3>
        {sum ? (
          <p className="soft">
            {[sum.packageTitle, ...sum.extras.map((extra) => extra.title)].join(' + ')}, ready in{' '}
            {daysText(sum.deliveryDays)}
          </p>
        ) : null}
        {problem ? (
          <p>
            <Tag tone="bad">{problemWords[problem]}</Tag>
          </p>
        ) : null}
        <Before line={line} currency={currency} />
        <LineForms line={line} />
      </div>
      <p className="cart-price">{sum ? <Money minor={sum.priceMinor} currency={currency} /> : null}</p>
    </li>
  )
}

function Before({ line: { before, hasOtherWords, sum, to }, currency }: LineProps) {
  if (!sum || (!before && !hasOtherWords)) return null
  return (
    <p className="cart-before">
      <Tag tone="warn">Changed</Tag>{' '}
      {before ? (
        <>
          before: <Money minor={before.priceMinor} currency={currency} />
          {before.days === sum.deliveryDays ? '' : ` in ${daysText(before.days)}`}
          {hasOtherWords ? '. ' : ''}
        </>
      ) : null}
      {hasOtherWords && to ? (
        <>
          The seller has changed what it says. <Link to={to}>Read it again</Link>
        </>
      ) : null}
    </p>
  )
}

/** The quantity is sent as it is chosen where there is script; without it there is a button. */
function LineForms({ line: { id, title, quantity, sum } }: { line: CartLineView }) {
  return (
    <div className="cart-forms">
      {sum ? (
        // What the cart holds is what is chosen: a browser must not put back an older choice, which would be sent at once.
        <Form method="post" action="/cart" preventScrollReset autoComplete="off">
          <input type="hidden" name="intent" value={'quantity' satisfies CartIntent} />
          <input type="hidden" name="lineId" value={id} />
          <Select
            key={quantity}
            small
            name="quantity"
            aria-label={`Quantity of ${title}`}
            options={quantities}
            defaultValue={String(quantity)}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          />
          <Button size="s" className="cart-change">
            Change
          </Button>
        </Form>
      ) : null}
      <Form method="post" action="/cart" preventScrollReset>
        <input type="hidden" name="intent" value={'remove' satisfies CartIntent} />
        <input type="hidden" name="lineId" value={id} />
        <Button look="bare" size="s" aria-label={`Remove ${title}`}>
          <Icon name="trash-2" size={18} /> Remove
        </Button>
      </Form>
    </div>
  )
}
