import { z } from 'zod'
import type { Read } from '#app/forms/page-of-forms.ts'
import { type changePrices, readPrices } from '#domain/catalogue/index.ts'
import { Invalid } from '#platform/errors/errors.ts'

/** Prices that were refused: why, beside which fields, and what was typed. */
export type RefusedPrices = {
  refused: string
  fields: Record<string, string[]>
  typed: Record<string, string>
}

export const isPriceField = (name: string) => /^packages\.[0-2]\.(priceMinor|deliveryDays)$/.test(name)

/** New prices and days of one service, as they were typed. */
export function readPricesOf(form: FormData, currency: string): Read<Parameters<typeof changePrices>[2]> {
  const serviceId = z.uuid().safeParse(form.get('serviceId')).data
  if (!serviceId) throw new Invalid('Choose what to do with the service')
  const { packages, problems } = readPrices(form, currency)
  if (packages.length === 0)
    throw new Invalid('The form came without its prices. Reload the page and try again.')
  return Object.keys(problems).length > 0 ? { errors: problems } : { value: { serviceId, packages } }
}
