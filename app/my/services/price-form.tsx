import { useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { AmountInput, NumberInput } from '#app/ui/inputs/field/text-input.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { OwnPrices } from '#domain/catalogue/index.ts'
import { readPrices } from '#domain/catalogue/drafts/price-input.ts'
import type { FeeTerms } from '#domain/ledger/arithmetic.ts'
import { decimalText } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import type { RefusedPrices } from './read-prices.ts'
import { tierNames } from './editor/tier-names.ts'
import { Receives } from './receives.tsx'
import type { ServicesIntent } from './act-on-services.ts'

type PriceFormProps = {
  service: OwnPrices
  refused: RefusedPrices | undefined
  currency: string
  feeTerms: FeeTerms
  address: string
}

/** Prices and days of what is offered: changed here they hold at once, and no words wait for a review because of them. */
export function PriceForm({ service, refused, currency, feeTerms, address }: PriceFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [prices, setPrices] = useState(() => service.packages.map(({ priceMinor }) => priceMinor))
  const read = () => {
    if (form.current)
      setPrices(readPrices(new FormData(form.current), currency).packages.map(({ priceMinor }) => priceMinor))
  }
  const field = (name: string, value: string) => ({
    id: `price-${name}`,
    name,
    error: refused?.fields[name]?.[0],
    defaultValue: refused?.typed[name] ?? value,
  })
  return (
    <section className="own-prices" id="prices" aria-labelledby="prices-title">
      <h2 id="prices-title">Prices of “{service.title}”</h2>
      <p className="small soft">New prices and days hold at once. Deals that exist keep theirs.</p>
      {refused ? (
        <Note tone="bad" role="alert">
          {refused.refused}. Nothing was changed.
        </Note>
      ) : null}
      <Form
        ref={form}
        method="post"
        action={`${address}${address.includes('?') ? '&' : '?'}prices=${service.id}`}
        onInput={read}
        noValidate
      >
        <input type="hidden" name="serviceId" value={service.id} />
        <div className="own-packages">
          {service.packages.map(({ tier, title, priceMinor, deliveryDays }, index) => {
            const at = `packages.${index}`
            return (
              <fieldset key={tier} className="own-package">
                <legend>{title || tierNames[tier]}</legend>
                <input type="hidden" name={`${at}.tier`} value={tier} />
                <Field label="Price" {...field(`${at}.priceMinor`, decimalText(minor(priceMinor), currency))}>
                  <AmountInput currency={currency} />
                </Field>
                <Field label="Delivery, days" {...field(`${at}.deliveryDays`, String(deliveryDays))}>
                  <NumberInput />
                </Field>
                <Receives priceMinor={prices[index] ?? 0} currency={currency} feeTerms={feeTerms} />
              </fieldset>
            )
          })}
        </div>
        <div className="form-acts">
          <Button look="main" name="intent" value={'prices' satisfies ServicesIntent}>
            Save these prices
          </Button>
          <Link to={address}>Leave them</Link>
        </div>
      </Form>
    </section>
  )
}
