import { parseAmount } from '#platform/money/currency.ts'
import { packageTiers, type PackageTier } from '../service-content.ts'

export type PackagePrice = { tier: PackageTier; priceMinor: number; deliveryDays: number }

type ReadPrices = {
  packages: PackagePrice[]
  /** What is no number, by the name of its field. */
  problems: Record<string, string[]>
}

/** New prices as a form sends them: `packages.0.tier`, `.priceMinor`, `.deliveryDays`. The same in the browser, for the sum, as on the server. */
export function readPrices(form: FormData, currency: string): ReadPrices {
  const problems: ReadPrices['problems'] = {}
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const packages = packageTiers.flatMap((_, index): PackagePrice[] => {
    const at = `packages.${index}`
    const tier = packageTiers.find((one) => one === text(`${at}.tier`))
    if (!tier) return []
    const amount = parseAmount(text(`${at}.priceMinor`), currency)
    if (amount === undefined) problems[`${at}.priceMinor`] = ['Price: write an amount, such as 120 or 99.50']
    const days = /^\d{1,4}$/.exec(text(`${at}.deliveryDays`))?.[0]
    if (days === undefined) problems[`${at}.deliveryDays`] = ['Delivery: write a whole number of days']
    return [{ tier, priceMinor: Number(amount ?? 0), deliveryDays: Number(days ?? 0) }]
  })
  return { packages, problems }
}
