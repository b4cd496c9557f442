import type { CachedEdge } from '#app/edge.ts'
import { filtersOf } from '#app/shared/works/listing/read-listing.ts'
import { type ServiceCardView, tagsOfCards, toServiceCard } from '#app/shared/works/to-service-card.ts'
import { nearestServices } from '#domain/assistant/index.ts'
import { listCards } from '#domain/catalogue/index.ts'
import type { FoundPage } from '#domain/search/index.ts'
import { within } from '#platform/clock/within.ts'
import { log } from '#platform/log/log.ts'
import type { AskedSearch } from './read-search.ts'

const SHOWN = 6
/** So few services that others are worth a look. */
const FEW = 3
/** A page waits no longer: without an answer it is as it would be without meaning. */
const WAIT_MS = 700
const LONGEST_WORDS = 200

type Listed = { found: FoundPage; count: number; hidden: ReadonlySet<string> }

/** What is nearest in meaning, where few services or none have all of the words; nothing where nothing is near enough. */
export async function loadNearest(
  edge: CachedEdge,
  asked: AskedSearch,
  { found, count, hidden }: Listed,
): Promise<ServiceCardView[]> {
  const { words, exactly, category, listing } = asked
  const isLittle = count < FEW || found.relaxed?.haveAll === 0
  const { priceMinMinor, priceMaxMinor, deliveryDaysMost, ...others } = filtersOf(listing)
  // What nearness can't be narrowed by is not passed over.
  const isNarrowed = Object.values(others).some((chosen) => chosen !== undefined)
  if (words === '' || exactly || listing.page > 1 || !isLittle || isNarrowed) return []
  const { assistant, page, db, settings, clock } = edge
  const shown = new Set(found.found.slice(0, count < FEW ? FEW : 0).map(({ id }) => id))
  const near = await within(
    WAIT_MS,
    nearestServices(
      assistant,
      { text: words.slice(0, LONGEST_WORDS) },
      {
        most: SHOWN + shown.size,
        filters: { categoryId: category?.id, priceMinMinor, priceMaxMinor, deliveryDaysMost },
        hidden,
      },
    ),
  ).catch((error: unknown) => {
    log.debug({ err: error }, 'meaning was not asked in time')
    return undefined
  })
  // Whoever asks in a moment may be answered: what is missing now is not kept for them.
  const { state } = assistant.meaning.describe()
  if (!near || state === 'starting' || state === 'resting') page.keep = false
  const ids = (near ?? []).map(({ serviceId }) => serviceId).filter((id) => !shown.has(id))
  const cards = await listCards(db, ids.slice(0, SHOWN))
  for (const tag of tagsOfCards(cards)) page.tags.add(tag)
  return cards.map((card) => toServiceCard(card, settings.currency, clock.now()))
}
