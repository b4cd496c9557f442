import type { Offered } from '#domain/catalogue/index.ts'
import {
  type DealContent,
  dealRulesFrom,
  type Requirement,
  REVISIONS_WITHOUT_LIMIT,
  revisionsWords,
} from '#domain/deals/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { LineSum } from './cart-rules.ts'

type Line = { sum: LineSum; offer: Offered; quantity: number }

export const rulesOfOrders = (settings: Settings, seller: { hasPro: boolean }) =>
  dealRulesFrom(settings, { isService: true, ...seller })

/** What a line of an order is as a deal: the package in words, one milestone, and what the page said of it that day. */
export function contentOf({ sum, offer, quantity }: Line, settings: Settings, now: Date): DealContent {
  const times = quantity > 1 ? ` × ${quantity}` : ''
  return {
    title: offer.content.title,
    terms: termsOf({ sum, offer, quantity }),
    feeBearer: 'seller',
    autoAcceptDays: settings.autoAcceptServiceDays,
    revisionsMost: revisionsOf(sum),
    milestones: [
      {
        title: `${sum.packageTitle}${times}`,
        priceMinor: Number(sum.priceMinor),
        days: sum.deliveryDays,
      },
    ],
    ...(offer.content.description
      ? { fromPage: { text: offer.content.description, on: now.toISOString().slice(0, 10) } }
      : {}),
  }
}

const revisionsOf = ({ revisions }: LineSum) => revisions ?? REVISIONS_WITHOUT_LIMIT

/** Only what was bought: two packages may have one title, and never one tier. */
function termsOf({ sum, offer, quantity }: Line): string {
  const pack = offer.content.packages.find(({ tier }) => tier === sum.tier)
  return [
    `The package “${sum.packageTitle}”, ${quantity === 1 ? 'one piece' : `${quantity} pieces`}:`,
    ...(pack?.includes ?? []).map((part) => `- ${part}`),
    ...(sum.extras.length > 0 ? ['', 'Extras:', ...sum.extras.map(({ title }) => `- ${title}`)] : []),
    '',
    `Revisions: ${revisionsWords(revisionsOf(sum))}. Days: ${sum.deliveryDays}.`,
  ].join('\n')
}

export function requirementsOf({ content }: Offered): Requirement[] {
  return content.requirements.map(({ id, question, kind, choices, isRequired }) => ({
    id,
    question,
    isRequired,
    ...(kind === 'choice' && choices.length > 0 ? { choices } : {}),
    ...(kind === 'file' ? { filesId: crypto.randomUUID() } : {}),
  }))
}
