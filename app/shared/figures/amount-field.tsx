import { useState } from 'react'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { Range } from '#app/ui/inputs/field/range.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { moneyParts } from '#app/ui/money/format-money.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import { amount } from './figures.ts'
import { amountAt, sliderSteps, stepOf } from './slider-scale.ts'
import { typedText } from './typed-amount.ts'

type AmountFieldProps = {
  id: string
  name: string
  label: string
  currency: string
  fromMinor: number
  toMinor: number
  typed: string
  /** What the typed text amounts to, if it does. */
  value: Minor | undefined
  error: string | undefined
  onType: (typed: string) => void
}

/** A large amount to type, and a slider under it that appears where there is script. */
export function AmountField(props: AmountFieldProps) {
  const { id, name, label, currency, fromMinor, toMinor, typed, value, error, onType } = props
  // Rounding can bring two steps to one amount; the slider stays where it was put.
  const [moved, setMoved] = useState({ step: 0, typed: '' })
  const step = moved.typed === typed ? moved.step : stepOf(Number(value ?? fromMinor), fromMinor, toMinor)
  const moveTo = (next: number) => {
    const text = typedText(minor(amountAt(next, fromMinor, toMinor)), currency)
    setMoved({ step: next, typed: text })
    onType(text)
  }
  return (
    <div className="amount-field">
      <Field id={id} name={name} label={`${label}, ${currency}`} error={error}>
        <span className="amount">
          <span aria-hidden="true">{symbolOf(currency)}</span>
          <TextInput
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            onChange={(event) => onType(event.currentTarget.value)}
          />
        </span>
      </Field>
      <div className="amount-slide">
        <Range
          aria-label={label}
          min={0}
          max={sliderSteps}
          value={step}
          describeValue={(at) => amount(amountAt(at, fromMinor, toMinor), currency)}
          onChange={(event) => moveTo(event.currentTarget.valueAsNumber)}
        />
      </div>
      <p className="amount-ends">
        <span>{amount(fromMinor, currency)}</span>
        <span>{amount(toMinor, currency)}</span>
      </p>
    </div>
  )
}

function symbolOf(currency: string): string {
  return (
    moneyParts(0, currency)
      .find((part) => part.type === 'currency')
      ?.value.trim() ?? currency
  )
}
