import type { Offered } from '#domain/catalogue/index.ts'
import { type DealContent, dealRulesFrom, type Requirement } from '#domain/deals/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { LineSum } from './cart-rules.ts'

const TERMS_MOST = 20_000
/** A deal counts its revisions; as many as it takes is more than anyone asks for. */
const REVISIONS_WITHOUT_LIMIT = 99

type Line = { sum: LineSum; offer: Offered; quantity: number }

export const rulesOfOrders = (settings: Settings) =>
  dealRulesFrom(settings, { isService: true, hasPro: false })

/** What a line of an order is as a deal: the package in words, one milestone, the questions of the service. */
export function contentOf({ sum, offer, quantity }: Line, settings: Settings): DealContent {
  const times = quantity > 1 ? ` × ${quantity}` : ''
  return {
    title: offer.content.title,
    terms: termsOf({ sum, offer, quantity }).slice(0, TERMS_MOST),
    feeBearer: 'seller',
    autoAcceptDays: settings.autoAcceptServiceDays,
    revisionsMost: sum.revisions ?? REVISIONS_WITHOUT_LIMIT,
    milestones: [
      {
        title: `${sum.packageTitle}${times}`,
        priceMinor: Number(sum.priceMinor),
        days: sum.deliveryDays,
      },
    ],
  }
}

function termsOf({ sum, offer, quantity }: Line): string {
  const pack = offer.content.packages.find(({ title }) => title === sum.packageTitle)
  return [
    `The package “${sum.packageTitle}”, ${quantity === 1 ? 'one piece' : `${quantity} pieces`}:`,
    ...(pack?.includes ?? []).map((part) => `- ${part}`),
    ...(sum.extras.length > 0 ? ['', 'Extras:', ...sum.extras.map(({ title }) => `- ${title}`)] : []),
    '',
    `Revisions: ${sum.revisions ?? 'as many as it takes'}. Days: ${sum.deliveryDays}.`,
    '',
    offer.content.description,
  ].join('\n')
}

export function requirementsOf({ content }: Offered): Requirement[] {
  return content.requirements.map(({ id, question, kind, choices, isRequired }) => ({
    id,
    question,
    isRequired,
    ...(kind === 'choice' && choices.length > 0 ? { choices } : {}),
  }))
}
