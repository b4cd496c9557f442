import { type Actor, visitor } from '#domain/actor.ts'
import {
  countModerationQueue,
  countSeenServices,
  describeServices,
  findHitDetails,
  findServicePage,
  listCards,
  listModerationQueue,
  listOwnServices,
  listServiceAddresses,
  listServicesOf,
  listShownServices,
} from '#domain/catalogue/index.ts'
import {
  countOwnFavourites,
  findFavourites,
  listFavouriteLists,
  listFavourites,
} from '#domain/favourites/index.ts'
import { searchSorts, touchDocuments } from '#domain/search/index.ts'
import { listViewed, type Seen } from '#domain/views/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { type Transaction, transactions } from '#platform/db/transaction.ts'
import { type OpenedSearch } from '../seed/build-search.ts'

/** What a page or a job asks, through the product's own functions, with why the indexes that it uses exist. */
export type ListedQuery = { name: string; why: string; ask(): Promise<unknown> }

const NOBODY = '00000000-0000-4000-8000-000000000000'
const moderator: Actor = { kind: 'member', id: NOBODY, role: 'admin', state: 'active' }
/** Most services come before it. */
const FAR_BACK = 'f0000000-0000-4000-8000-000000000000'
const A_PAGE = { offset: 0, most: 24 }

export async function listedQueries({ search, database }: OpenedSearch): Promise<ListedQuery[]> {
  const { db, pool } = database
  const transaction = transactions(database, systemClock, async () => {})
  // What was written once would be there already when it is explained.
  const takenBack = async (change: (tx: Transaction) => Promise<void>) => {
    const back = new Error('taken back')
    await transaction(async (tx) => {
      await change(tx)
      throw back
    }).catch((error) => {
      if (error !== back) throw error
    })
  }
  const { rows } = await pool.query<{ id: string; slug: string; seller: string }>(
    'select id, slug, seller_id as seller from service tablesample system (0.5) limit 24',
  )
  const { rows: keepers } = await pool.query<{ id: string }>('select member_id as id from favourite limit 1')
  const [ids, slug, seller, keeper] = [
    rows.map(({ id }) => id),
    rows[0]?.slug ?? '',
    rows[0]?.seller ?? '',
    keepers[0]?.id ?? '',
  ]
  const inCategory = async () =>
    (await pool.query('select id from category order by path limit 1')).rows[0]?.id
  const seen = ids.flatMap((serviceId, at): Seen[] =>
    (['impression', 'view'] as const).map((kind) => ({
      kind,
      serviceId,
      visitor: `visitor ${at % 5}`,
      memberId: at % 2 ? keeper : null,
      at: new Date(),
    })),
  )
  return [
    {
      name: 'A process opens its search',
      why: '`search_generation_of_kind` finds what is live; `search_part` is read by its key `(generation_id, name, piece)`, once a process; `search_delta` by `(kind, document_id)`, and a new generation empties it.',
      ask: () => search.page({ words: '', filters: { kind: 'service' }, sort: 'rating' }, A_PAGE),
    },
    {
      name: 'A search by words',
      why: 'Primary key `(term, segment)` of a generation’s own table: a word is at most 16 rows at a million services, whatever the page, the sort or the filters.',
      ask: () =>
        search.page({ words: 'logo design', filters: { kind: 'service' }, sort: 'relevance' }, A_PAGE),
    },
    {
      name: 'Suggestions',
      why: 'The same key; the beginning of one row a word, where the titles of the best stand. `search_phrase_busiest (times desc, words)` gives what people search for, every five minutes.',
      ask: () => search.suggest('bran', 8),
    },
    {
      name: 'A category page, any sort, page 1 and page 50',
      why: 'Nothing but a part that is read once: what stands in a category and in which order is in memory. The cards by the primary keys of `service`, `service_figures`, `member`, `member_standing`: 24 rows of each, the same for page 1 and page 50.',
      ask: async () => {
        const categoryId = await inCategory()
        for (const sort of searchSorts)
          for (const offset of [0, 49 * 24])
            await search.page(
              { words: '', filters: { kind: 'service', categoryId }, sort },
              { offset, most: 24 },
            )
        await listCards(db, ids)
      },
    },
    {
      name: 'A service page',
      why: 'Unique `service_slug`, then primary keys alone: live version, figures, category, cards of what is similar, people, standings, pictures.',
      ask: () => findServicePage(db, search, { slug, actor: visitor }),
    },
    {
      name: 'What a row of results says beyond its card',
      why: 'Primary keys: 24 rows of each, the same for page 1 and page 50.',
      ask: () => findHitDetails(db, ids),
    },
    {
      name: 'What a member sells',
      why: '`service_by_seller (seller_id, state, changed_at desc)`: profiles, a seller’s own list, and what follows from a change of the member.',
      ask: async () => {
        await listServicesOf(db, seller, 24)
        await listOwnServices(db, seller, { sort: 'changed', page: 1 })
      },
    },
    {
      name: 'Favourites',
      why: '`favourite_once_a_member (member_id, kind, subject_id)` for hearts and a member’s own; the primary key begins with the list; `favourite_list_title (member_id, title)` for the lists; `favourite_by_subject` counts who keeps a service.',
      ask: async () => {
        await findFavourites(db, keeper, 'service', ids)
        await listFavouriteLists(db, keeper, 'service')
        await listFavourites(db, keeper, { kind: 'service', sort: 'newest' })
        await countOwnFavourites(db, keeper)
      },
    },
    {
      name: 'The queue of moderation',
      why: '`service_version_queue (submitted_at)` holds only what waits; the rest by primary keys. The cost is that of the queue, not of the hall.',
      ask: async () => {
        await listModerationQueue(db, moderator, { show: 'waiting', words: '', sort: '-flags', page: 1 })
        await countModerationQueue(db, moderator)
      },
    },
    {
      name: 'Counting what was seen',
      why: 'A batch of all that a process saw: `counted_today (day, kind, service_id, visitor_hash)` lets a visitor count once, `service_day (service_id, day)` and `service_figures` are written by their keys, `viewed_service (member_id, service_id)` is what a member looked at.',
      ask: () => takenBack((tx) => countSeenServices(tx, seen)),
    },
    {
      name: 'What a member looked at',
      why: '`viewed_service_latest (member_id, viewed_at desc)`.',
      ask: () => listViewed(db, keeper, 24),
    },
    {
      name: 'Something changes for search',
      why: 'Written by the key of `search_delta`; then read as a build reads it, by primary keys.',
      ask: async () => {
        await takenBack((tx) => touchDocuments(tx, 'service', ids.slice(0, 1)))
        await describeServices(db, ids)
      },
    },
    {
      name: 'The next batch of a build, and of a sitemap',
      why: 'Walks the primary key of `service` from the last id on: a batch costs the same wherever it is.',
      ask: async () => {
        await listShownServices(db, FAR_BACK, 1_000)
        await listServiceAddresses(db, { from: FAR_BACK, to: undefined }, 1_000)
      },
    },
  ]
}
