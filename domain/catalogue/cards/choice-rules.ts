import type { PackageTier, ServiceContent, ServiceExtra, ServicePackage } from '../service-content.ts'

export const QUANTITY_MOST = 10

/** What of a service can be chosen. */
export type Offer = Pick<ServiceContent, 'packages' | 'extras'>

export type Choice = { tier: PackageTier; extraIds: string[]; quantity: number }

/** The choice that an address (or the form that made it) holds; what makes no sense there is as if it were not. */
export function readChoice(params: URLSearchParams, { packages, extras }: Offer): Choice | undefined {
  const [first] = packages
  if (!first) return undefined
  const chosen = packages.find(({ tier }) => tier === params.get('package')) ?? first
  const wanted = new Set(params.getAll('extras'))
  const quantity = Number(params.get('quantity') ?? 1)
  return {
    tier: chosen.tier,
    extraIds: extras.filter(({ id }) => wanted.has(id)).map(({ id }) => id),
    quantity: Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MOST ? quantity : 1,
  }
}

/** The choice as an address tells it; nothing where nothing was chosen. */
export function choiceQuery(choice: Choice, { packages }: Offer): string {
  const params = new URLSearchParams()
  if (choice.tier !== packages[0]?.tier) params.set('package', choice.tier)
  for (const id of choice.extraIds) params.append('extras', id)
  if (choice.quantity > 1) params.set('quantity', String(choice.quantity))
  const text = params.toString()
  return text && `?${text}`
}

type ChosenLine = { key: string; title: string; priceMinor: number }

/** What a choice comes to before any fee: a line each, the whole, and how long it takes. */
export type Chosen = {
  pack: ServicePackage
  lines: ChosenLine[]
  priceMinor: number
  deliveryDays: number
}

/** Extras come with every piece; each piece takes its days, unless the seller says that several take as long as one. */
export function sumChoice(choice: Choice, { packages, extras }: Offer): Chosen {
  const pack = packages.find(({ tier }) => tier === choice.tier)
  if (!pack) throw new Error(`There is no package ${choice.tier}`)
  const taken = extras.filter(({ id }) => choice.extraIds.includes(id))
  const lines = [
    { key: pack.tier, title: pack.title, priceMinor: pack.priceMinor * choice.quantity },
    ...taken.map((one) => lineOf(one, choice.quantity)),
  ]
  return {
    pack,
    lines,
    priceMinor: lines.reduce((sum, { priceMinor }) => sum + priceMinor, 0),
    deliveryDays:
      taken.reduce((days, { addedDays }) => days + addedDays, pack.deliveryDays) *
      (pack.takesAsOne ? 1 : choice.quantity),
  }
}

function lineOf({ id, title, priceMinor }: ServiceExtra, quantity: number): ChosenLine {
  return { key: `extra ${id}`, title, priceMinor: priceMinor * quantity }
}
