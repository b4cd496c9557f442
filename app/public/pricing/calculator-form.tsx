import { Form } from 'react-router'
import { AmountField } from '#app/shared/figures/amount-field.tsx'
import { commissionOf } from '#domain/ledger/fee-terms.ts'
import { inDays, percent } from '#app/shared/figures/figures.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check, Segmented } from '#app/ui/inputs/field/choice.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { NumberInput } from '#app/ui/inputs/field/text-input.tsx'
import type { FeeBearer } from '#domain/ledger/arithmetic.ts'
import type { Answer, Asked, CalculatorRules } from './calculator.ts'

const bearerOptions: { value: FeeBearer; label: string }[] = [
  { value: 'seller', label: 'Seller' },
  { value: 'half', label: 'Half each' },
  { value: 'buyer', label: 'Buyer' },
]

type CalculatorFormProps = {
  rules: CalculatorRules
  asked: Asked
  answered: Answer
  onChange: (changed: Partial<Asked>) => void
}

export function CalculatorForm({ rules, asked, answered, onChange }: CalculatorFormProps) {
  return (
    <Form action="/pricing" preventScrollReset>
      <h2 id="work-it-out">Calculate</h2>
      <AmountField
        id="price"
        name="price"
        label="Price of the work"
        currency={rules.currency}
        fromMinor={rules.servicePriceMinMinor}
        toMinor={rules.servicePriceMaxMinor}
        typed={asked.price}
        value={answered.sum?.price}
        error={answered.priceError}
        onType={(price) => onChange({ price })}
      />
      <BearerChoice bearer={asked.bearer} onChange={(bearer) => onChange({ bearer })} />
      <SellerCases rules={rules} asked={asked} onChange={onChange} />
      <Field
        id="days"
        name="days"
        label="Days of work"
        hint={`1 to ${rules.deliveryMaxDays}`}
        error={answered.daysError}
        className="calc-days"
      >
        <NumberInput
          value={asked.days}
          maxLength={4}
          onChange={(event) => onChange({ days: event.currentTarget.value })}
        />
      </Field>
      <Button look="main" className="calc-go">
        Calculate
      </Button>
    </Form>
  )
}

type BearerChoiceProps = { bearer: FeeBearer; onChange: (bearer: FeeBearer) => void }

function BearerChoice({ bearer, onChange }: BearerChoiceProps) {
  return (
    <div>
      <p className="label" aria-hidden="true">
        Who bears the fee
      </p>
      <Segmented
        label="Who bears the fee"
        name="bearer"
        options={bearerOptions}
        value={bearer}
        onChange={(value) => onChange(value as FeeBearer)}
      />
      <p className="hint">
        For a service it is the seller. In a deal of your own, the two of you agree on it.
      </p>
    </div>
  )
}

function SellerCases({ rules, asked, onChange }: Omit<CalculatorFormProps, 'answered'>) {
  return (
    <div>
      <Check
        name="pro"
        checked={asked.pro}
        onChange={(event) => onChange({ pro: event.currentTarget.checked })}
      >
        The seller has PRO
        <span className="soft">
          {percent(rules.sellerCommissionProBasisPoints)}, clears {inDays(rules.clearingProDays)}
        </span>
      </Check>
      <Check
        name="ownLink"
        checked={asked.ownLink}
        onChange={(event) => onChange({ ownLink: event.currentTarget.checked })}
      >
        The seller brought the buyer
        <span className="soft">
          by a link of their own, {percent(commissionOf(rules, { hasPro: asked.pro, ownLink: true }))}
        </span>
      </Check>
    </div>
  )
}
