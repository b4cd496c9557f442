import { data, redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { typedIn } from '#app/forms/typed-in.ts'
import { changePrices, readPrices } from '#domain/catalogue/index.ts'
import { ExpectedError, Invalid, NotFound } from '#platform/errors/errors.ts'
import { listAddress } from './list-address.ts'

/** Prices that were refused: why, beside which fields, and what was typed. */
export type RefusedPrices = {
  refused: string
  fields: Record<string, string[]>
  typed: Record<string, string>
}

const isPriceField = (name: string) => /^packages\.[0-2]\.(priceMinor|deliveryDays)$/.test(name)

/** New prices and days of one service, at once and without a review. */
export async function actOnPrices(edge: MemberEdge, form: FormData, serviceId: string) {
  const { transaction, actor, settings, url } = edge
  const { packages, problems } = readPrices(form, settings.currency)
  if (packages.length === 0)
    throw new Invalid('The form came without its prices. Reload the page and try again.')
  const refuse = (refused: string, fields: RefusedPrices['fields'], status = 400) =>
    data({ refused, fields, typed: typedIn(form, isPriceField) } satisfies RefusedPrices, { status })
  if (Object.keys(problems).length > 0) return refuse('These prices can’t be', problems)
  try {
    await transaction((tx) => changePrices(tx, actor, { serviceId, packages }, { settings }))
  } catch (error) {
    if (!(error instanceof ExpectedError) || error instanceof NotFound) throw error
    return refuse(error.message, error instanceof Invalid ? { ...error.fields } : {}, error.status)
  }
  return redirect(listAddress(url, { done: 'prices', of: serviceId }))
}
