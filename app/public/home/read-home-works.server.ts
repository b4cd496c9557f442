import {
  toWorkPicture,
  toServiceCard,
  tagsOfCards,
  type ServiceCardView,
} from '#app/shared/works/to-service-card.ts'
import {
  findOffers,
  listBest,
  listCards,
  listNewest,
  type ServiceCard,
  type WorthSeeing,
} from '#domain/catalogue/index.ts'
import { listTree } from '#domain/categories/index.ts'
import { type WrittenIn, writtenIn } from '#domain/search/index.ts'
import type { Db } from '#platform/db/database.ts'
import { chooseWorks } from './choose-works.ts'
import type { FeaturedWork } from './featured-works.tsx'
import { whyHere } from './why-here.ts'

/** Enough to choose varied works from. */
const CANDIDATES = 60
const FEATURED_COUNT = 5
const WORTH = 6
const FRESH = 3
const TRIES = 4
const FEATURED_SIZES = '(max-width: 820px) 200px, 26vw'

/** What the home page shows: five at eye level, six more worth seeing, and what came last. */
type HomeWorks = {
  featured: FeaturedWork[]
  worth: ServiceCardView[]
  fresh: ServiceCardView[]
  /** Searches that find something, since a work that is shown here is tagged so. */
  tries: string[]
}

/** `hidden`: whose works whoever looks does not see. */
type Wanted = { now: Date; currency: string; reader: WrittenIn; hidden: ReadonlySet<string> }

export async function readHomeWorks(
  db: Db,
  { now, currency, reader, hidden }: Wanted,
): Promise<HomeWorks & { tags: string[] }> {
  const listed = await Promise.all([listBest(db, CANDIDATES), listNewest(db, CANDIDATES)])
  const [best, newest] = listed.map((works) => works.filter(({ sellerId }) => !hidden.has(sellerId)))
  const chosen = chooseWorks(readFirst(best ?? [], reader), FEATURED_COUNT + WORTH)
  const taken = new Set(chosen.map(({ id }) => id))
  const latest = chooseWorks(
    readFirst(newest ?? [], reader).filter(({ id }) => !taken.has(id)),
    FRESH,
  )
  const known = new Map([...chosen, ...latest].map((one) => [one.id, one]))
  const cards = await listCards(db, [...known.keys()])
  const shown = cards.filter(({ id }) => taken.has(id))
  const featured = chooseFeatured(shown, currency)
  const featuredIds = new Set(featured.map(({ id }) => id))
  const toCard = (card: ServiceCard): ServiceCardView => ({
    ...toServiceCard(card, currency, now),
    why: reasonOf(known.get(card.id), now),
  })
  return {
    featured,
    worth: shown
      .filter(({ id }) => !featuredIds.has(id))
      .map(toCard)
      .slice(0, WORTH),
    fresh: cards.filter(({ id }) => !taken.has(id)).map(toCard),
    tries: await chooseTries(db, [...taken]),
    tags: tagsOfCards(cards),
  }
}

/** The names of a few kinds of work that are shown, as somebody would type them. */
async function chooseTries(db: Db, serviceIds: readonly string[]): Promise<string[]> {
  const [offers, tree] = await Promise.all([findOffers(db, serviceIds), listTree(db)])
  const titles = new Map(tree.map(({ id, title }) => [id, title]))
  const kinds = serviceIds.flatMap((id) => titles.get(offers.get(id)?.content.categoryId ?? '') ?? [])
  return [...new Set(kinds)].slice(0, TRIES).map((title) => title.charAt(0).toLowerCase() + title.slice(1))
}

/** What is written in the reader's language, then the rest, each in its order. */
function readFirst(works: readonly WorthSeeing[], reader: WrittenIn): WorthSeeing[] {
  const own = works.filter(({ title }) => writtenIn(title) === reader)
  return [...own, ...works.filter((one) => !own.includes(one))]
}

/** Only works with a picture are shown there, and only when there are enough to fill the rail. */
function chooseFeatured(cards: readonly ServiceCard[], currency: string): FeaturedWork[] {
  const featured = cards.flatMap((card) => {
    const picture = toWorkPicture(card.cover, card.title, FEATURED_SIZES)
    if (!picture) return []
    return {
      id: card.id,
      to: `/services/${card.slug}`,
      title: card.title,
      by: card.team?.name ?? card.seller.displayName,
      picture,
      price: { minor: card.priceFromMinor, currency },
    }
  })
  return featured.length < FEATURED_COUNT ? [] : featured.slice(0, FEATURED_COUNT)
}

const reasonOf = (figures: WorthSeeing | undefined, now: Date) => figures && whyHere(figures, now)
