import { parseAmount, type Currency } from './currency.ts'
import type { Minor } from './money.ts'

const SUM = /^(\D{0,4})(\d(?:.*\d)?)(\D{0,4})$/
const SIGN = /^[a-z]{0,2}\p{Sc}$/iu

/** An amount with the sign or the code of a currency on either side, or with none: '$570', '570 usd'. */
export function parseSum(typed: string, currency: Currency): Minor | undefined {
  const [, before = '', amount = '', after = ''] = SUM.exec(typed.trim()) ?? []
  return isCurrency(before.trim()) && isCurrency(after.trim()) ? parseAmount(amount, currency) : undefined
}

const isCurrency = (beside: string): boolean =>
  beside === '' || SIGN.test(beside) || Intl.supportedValuesOf('currency').includes(beside.toUpperCase())
