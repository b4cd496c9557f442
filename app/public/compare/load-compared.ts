import type { Edge } from '#app/edge.ts'
import { daysText, revisionsText } from '#app/public/services/compare-packages.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { figuresOf } from '#app/shared/figures/seller-figures.ts'
import { toServiceCard } from '#app/shared/works/to-service-card.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { findOffers, listCardsAt, type ServiceCard, type ServiceContent } from '#domain/catalogue/index.ts'
import { findReputations, levelNames, type ReputationRow } from '#domain/reputation/index.ts'
import { compareAddress, readCompared } from './read-compared.ts'

/** Services side by side, each with what a buyer weighs. */
export async function loadCompared({ db, url, settings, page, clock }: Edge) {
  const { slugs, leftOut } = readCompared(url.searchParams)
  const hidden = await findHidden({ db, page })
  const cards = (await listCardsAt(db, slugs)).filter(({ seller }) => !hidden.has(seller.id))
  const [offers, reputations] = await Promise.all([
    findOffers(
      db,
      cards.map(({ id }) => id),
    ),
    findReputations(
      db,
      cards.map(({ team, seller }) => (team ?? seller).id),
    ),
  ])
  const written = (minor: number) => formatMoney(minor, settings.currency, { trim: true })
  const least = (values: number[]) => (new Set(values).size > 1 ? Math.min(...values) : undefined)
  const cheapest = least(cards.map(({ priceFromMinor }) => priceFromMinor))
  const fastest = least(cards.map(({ deliveryDays }) => deliveryDays))
  return {
    leftOut,
    gone: slugs.length - cards.length,
    columns: cards.map((card) => ({
      ...toServiceCard(card, settings.currency, clock.now()),
      priceFrom: written(card.priceFromMinor),
      isCheapest: card.priceFromMinor === cheapest,
      isFastest: card.deliveryDays === fastest,
      without: compareAddress(cards.filter(({ id }) => id !== card.id).map(({ slug }) => slug)),
      facts: factsOf(
        card,
        offers.get(card.id)?.content,
        reputations.get((card.team ?? card.seller).id),
        written,
      ),
    })),
  }
}

export type ComparedData = Awaited<ReturnType<typeof loadCompared>>
export type ComparedColumn = ComparedData['columns'][number]

function factsOf(
  card: ServiceCard,
  content: ServiceContent | undefined,
  reputation: ReputationRow | undefined,
  written: (minor: number) => string,
) {
  const packages = content?.packages ?? []
  const [first] = packages
  const figures = new Map((reputation ? figuresOf(reputation) : []).map(({ name, value }) => [name, value]))
  return {
    days: daysText(card.deliveryDays),
    revisions: first ? revisionsText(first.revisions) : '',
    packages: packages.map(({ title, priceMinor }) => `${title} ${written(priceMinor)}`),
    includes: first?.includes ?? [],
    extras: content?.extras.map(({ title, priceMinor }) => `${title} ${written(priceMinor)}`) ?? [],
    level: levelNames[card.seller.level],
    completed: figures.get('Completed') ?? '0',
    onTime: figures.get('On time') ?? '',
    firstReply: figures.get('First reply') ?? '',
  }
}
