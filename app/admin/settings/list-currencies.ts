import type { Payments } from '#platform/payments/payments.ts'

const names = new Intl.DisplayNames('en', { type: 'currency' })

/** All that there are. One is fixed when money has moved, so who chooses is told before in which of them nobody could pay. */
export function listCurrencies({ active }: Pick<Payments, 'active'>): { value: string; label: string }[] {
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: [
      `${code}, ${names.of(code) ?? code}`,
      ...(active && !active.takes(code) ? ['can’t be paid in here'] : []),
    ].join(': '),
  }))
}
