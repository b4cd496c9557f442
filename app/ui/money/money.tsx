import { formatMoney, moneyParts, type MinorUnits, type MoneyStyle } from './format-money.ts'

type MoneyProps = MoneyStyle & { minor: MinorUnits; currency: string }

/** An amount of minor units with its currency. */
export function Money({ minor, currency, ...style }: MoneyProps) {
  return <span className="money">{formatMoney(minor, currency, style)}</span>
}

/** A large figure with raised cents, as on a price tag. */
export function MoneyLarge({ minor, currency, ...style }: MoneyProps) {
  const parts = moneyParts(minor, currency, style)
  const point = parts.findIndex((part) => part.type === 'decimal')
  const whole = point < 0 ? parts : parts.slice(0, point)
  const cents = point < 0 ? [] : parts.slice(point)
  return (
    <span className="money">
      {join(whole)}
      {cents.length > 0 ? <span className="cents">{join(cents)}</span> : null}
    </span>
  )
}

function join(parts: Intl.NumberFormatPart[]): string {
  return parts.map((part) => part.value).join('')
}
