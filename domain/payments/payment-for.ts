import type { Settings } from '#domain/settings/index.ts'
import { largest, minor, type Minor } from '#platform/money/money.ts'

/** What a payment brings where so much is missing: no provider takes a few cents. What is over stays on the balance. */
export const paymentFor = (missing: Minor, { topUpMinMinor }: Pick<Settings, 'topUpMinMinor'>): Minor =>
  missing > 0n ? largest(missing, minor(topUpMinMinor)) : minor(0)
