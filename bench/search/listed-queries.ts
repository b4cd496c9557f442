import type pg from 'pg'

export type ListedQuery = { name: string; why: string; text: string; values: unknown[] }

/** The queries behind lists, searches and service pages, with values as they come. */
export async function listedQueries(pool: pg.Pool): Promise<ListedQuery[]> {
  const { rows: services } = await pool.query<{
    id: string
    slug: string
    seller_id: string
    cover: string | null
  }>('select id, slug, seller_id, cover_picture_id as cover from service tablesample system (0.1) limit 24')
  const { rows: live } = await pool.query<{ id: number }>(
    `select max(id) as id from search_generation where kind = 'service' and state = 'live'`,
  )
  const ids = services.map(({ id }) => id)
  const sellerIds = services.map(({ seller_id: id }) => id)
  const posting = `search_posting_${live[0]?.id}`
  return [
    {
      name: 'Postings of the words of a search',
      why: 'Primary key `(term, segment)` of a generation’s own table: a word is at most 16 rows at a million services, whatever the page or the filters.',
      text: `select term, segment, data from ${posting} where term = any($1)`,
      values: [['logo', 'design']],
    },
    {
      name: 'Postings among the best documents, for suggestions',
      why: 'The same key; the beginning of one row a word, where the titles stand.',
      text: `select term, segment, substring(data for 8204) as data from ${posting} where term = any($1) and segment = 0`,
      values: [['logo', 'design']],
    },
    {
      name: 'What was touched since the index was built',
      why: 'Primary key `(kind, document_id)`: read when a process starts; written by every change. It is small: a new generation empties it.',
      text: `select document_id from search_delta where kind = 'service'`,
      values: [],
    },
    {
      name: 'Cards of a page of results',
      why: 'Primary keys of `service` and `service_figures`: 24 rows of each, the same for page 1 and page 50.',
      text: `select service.id, slug, title, seller_id, rating_sum, rating_count from service left join service_figures on service_id = service.id where service.id = any($1) and state = 'published' and not is_seller_hidden`,
      values: [ids],
    },
    {
      name: 'Sellers beside the cards',
      why: 'Primary key of `member`.',
      text: 'select id, username, display_name, avatar_key from member where id = any($1)',
      values: [sellerIds],
    },
    {
      name: 'Levels beside the cards',
      why: 'Primary key of `member_standing`.',
      text: 'select member_id, level from member_standing where member_id = any($1)',
      values: [sellerIds],
    },
    {
      name: 'A service by its address',
      why: 'Unique `service_slug`, then primary keys of the live version and of the figures.',
      text: 'select * from service join service_version on service_version.id = service.live_version_id left join service_figures on service_figures.service_id = service.id where slug = $1',
      values: [services[0]?.slug],
    },
    {
      name: 'Services as search reads them',
      why: 'Primary keys again: the same for a change of one and for a batch of a build.',
      text: `select service.id, content from service join service_version on service_version.id = service.live_version_id left join service_figures on service_figures.service_id = service.id where service.id = any($1) and state = 'published' and not is_seller_hidden`.replace(
        'and state',
        'and service.state',
      ),
      values: [ids],
    },
    {
      name: 'The next batch of a build',
      why: 'Walks the primary key of `service` from the last id on: a page costs the same wherever it is.',
      text: `select service.id, quality from service left join service_figures on service_id = service.id where service.id > $1 and state = 'published' and not is_seller_hidden order by service.id limit 1000`,
      values: [ids[0]],
    },
    {
      name: 'Services of a seller',
      why: '`service_by_seller (seller_id, state, changed_at desc)`: a member’s own list, and what follows from a change of the member.',
      text: 'select id from service where seller_id = $1',
      values: [sellerIds[0]],
    },
    {
      name: 'Who is online',
      why: '`session_seen (seen_at)`: asked every quarter of a minute by each process for the filter ‘online’.',
      text: `select distinct member_id from session where seen_at > now() - interval '5 minutes' limit 50000`,
      values: [],
    },
    {
      name: 'Phrases that people search for',
      why: '`search_phrase_busiest (times desc, words)`: the busiest, read every five minutes.',
      text: 'select words, times from search_phrase where times >= 3 order by times desc, words limit 20000',
      values: [],
    },
  ]
}
