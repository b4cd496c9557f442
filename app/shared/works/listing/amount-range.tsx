import { AmountInput } from '#app/ui/inputs/field/text-input.tsx'

type AmountRangeProps = { name: string; label: string; from: string; to: string }

/** From one sum to another; either may be left empty. */
export function AmountRange({ name, label, from, to }: AmountRangeProps) {
  return (
    <div className="minmax">
      <AmountInput
        name={`${name}_from`}
        aria-label={`${label} from`}
        placeholder="From"
        defaultValue={from}
        maxLength={15}
      />
      <span className="faint" aria-hidden="true">
        –
      </span>
      <AmountInput
        name={`${name}_to`}
        aria-label={`${label} to`}
        placeholder="To"
        defaultValue={to}
        maxLength={15}
      />
    </div>
  )
}
