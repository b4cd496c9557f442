import {
  feeBearers,
  computeFees,
  type Arithmetic,
  type FeeBearer,
  type FeeTerms,
} from '#domain/ledger/arithmetic.ts'
import type { Settings } from '#domain/settings/index.ts'
import { minor } from '#platform/money/money.ts'
import { feeRules, feeTermsFor, type FeeRules } from '#domain/ledger/fee-terms.ts'
import { clampMinor, readAmount, typedText } from '#app/shared/figures/typed-amount.ts'

export type CalculatorRules = FeeRules &
  Pick<
    Settings,
    | 'servicePriceMinMinor'
    | 'servicePriceMaxMinor'
    | 'deliveryMaxDays'
    | 'autoAcceptServiceDays'
    | 'autoAcceptDealDays'
    | 'clearingDays'
    | 'clearingProDays'
  >

export function calculatorRules(settings: Settings): CalculatorRules {
  return {
    ...feeRules(settings),
    servicePriceMinMinor: settings.servicePriceMinMinor,
    servicePriceMaxMinor: settings.servicePriceMaxMinor,
    deliveryMaxDays: settings.deliveryMaxDays,
    autoAcceptServiceDays: settings.autoAcceptServiceDays,
    autoAcceptDealDays: settings.autoAcceptDealDays,
    clearingDays: settings.clearingDays,
    clearingProDays: settings.clearingProDays,
  }
}

/** What was asked, as typed: it stays as it is when it is refused. */
export type Asked = { price: string; days: string; bearer: FeeBearer; pro: boolean; ownLink: boolean }

const fieldNames: readonly (keyof Asked)[] = ['price', 'days', 'bearer', 'pro', 'ownLink']

/** Whether the address asks for a sum of its own. */
export function asksForSum(query: URLSearchParams): boolean {
  return fieldNames.some((name) => query.get(name))
}

export function readAsked(query: URLSearchParams, rules: CalculatorRules): Asked {
  const { currency, servicePriceMinMinor, servicePriceMaxMinor, deliveryMaxDays } = rules
  const usualPrice = minor(clampMinor(120_000, servicePriceMinMinor, servicePriceMaxMinor))
  return {
    price: query.get('price')?.slice(0, 20) || typedText(usualPrice, currency),
    days: query.get('days')?.slice(0, 4) || String(Math.min(7, deliveryMaxDays)),
    bearer: feeBearers.find((bearer) => bearer === query.get('bearer')) ?? 'seller',
    pro: query.has('pro'),
    ownLink: query.has('ownLink'),
  }
}

/** The address of a sum, to be sent to someone. */
export function sumAddress({ price, days, bearer, pro, ownLink }: Asked): string {
  const query = new URLSearchParams({ price, days, bearer })
  if (pro) query.set('pro', 'on')
  if (ownLink) query.set('ownLink', 'on')
  return `/pricing?${query}`
}

export type Answer = {
  terms: FeeTerms
  sum: Arithmetic | undefined
  priceError: string | undefined
  /** When each thing happens, counted from the day of the order. */
  clock: { deliveredDays: number; acceptedDays: number; clearedDays: number } | undefined
  daysError: string | undefined
}

export function answer(asked: Asked, rules: CalculatorRules): Answer {
  const terms = feeTermsFor(rules, { hasPro: asked.pro, ownLink: asked.ownLink })
  const price = readAmount(asked.price, {
    name: 'The price',
    currency: rules.currency,
    fromMinor: rules.servicePriceMinMinor,
    toMinor: rules.servicePriceMaxMinor,
  })
  const workDays = readDays(asked.days, rules.deliveryMaxDays)
  return {
    terms,
    sum: price.value === undefined ? undefined : computeFees(price.value, terms, asked.bearer),
    priceError: price.error,
    clock: workDays === undefined ? undefined : clockOf(workDays, asked, rules),
    daysError:
      workDays === undefined
        ? `Days of work: write a whole number from 1 to ${rules.deliveryMaxDays}.`
        : undefined,
  }
}

function readDays(typed: string, mostDays: number): number | undefined {
  const days = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
  return days >= 1 && days <= mostDays ? days : undefined
}

/** A service's fee is the seller's; where another bears it, the two made a deal of their own, with its longer clock. */
export function acceptanceDays(bearer: FeeBearer, rules: CalculatorRules): number {
  return bearer === 'seller' ? rules.autoAcceptServiceDays : rules.autoAcceptDealDays
}

function clockOf(deliveredDays: number, { bearer, pro }: Asked, rules: CalculatorRules) {
  const acceptedDays = deliveredDays + acceptanceDays(bearer, rules)
  return {
    deliveredDays,
    acceptedDays,
    clearedDays: acceptedDays + (pro ? rules.clearingProDays : rules.clearingDays),
  }
}
