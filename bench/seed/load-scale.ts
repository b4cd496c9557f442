import pg from 'pg'
import { copyIn } from '#platform/db/copy-in.ts'
import { openRandom } from './random.ts'
import { countServices, findOrMakeLeaves } from './scale-categories.ts'
import { copySellers, SCALE_DOMAIN } from './scale-people.ts'
import { scaleServices } from './scale-service.ts'
import { makeVocabulary } from './vocabulary.ts'

export const VOCABULARY_WORDS = 40_000
const SERVICES_A_SELLER = 7
const BATCH = 20_000

export type Loaded = { services: number; seconds: number }

/** Fills a database with services in bulk. Refuses one in which real people live. */
export async function loadScale(
  url: string,
  { services, startedAt, say }: { services: number; startedAt: Date; say(line: string): void },
): Promise<Loaded> {
  const clients = await Promise.all([connect(url), connect(url), connect(url)])
  const [first, second, third] = clients
  try {
    await refuseRealPeople(first)
    const random = openRandom(services)
    const vocabulary = makeVocabulary(VOCABULARY_WORDS)
    const leafIds = await findOrMakeLeaves(first, startedAt)
    const many = Math.max(1, Math.ceil(services / SERVICES_A_SELLER))
    const sellerIds = await copySellers(first, { many, random, vocabulary, startedAt })
    const make = scaleServices({ random, vocabulary, sellerIds, leafIds, startedAt, services })
    let previous: Promise<unknown> = Promise.resolve()
    const begunAt = performance.now()
    for (let from = 0; from < services; from += BATCH) {
      const rows = { service: '', version: '', figures: '' }
      for (let number = from; number < Math.min(services, from + BATCH); number++) {
        const lines = make(number)
        rows.service += lines.service
        rows.version += lines.version
        rows.figures += lines.figures
      }
      // The next batch is made while the three tables take this one.
      await previous
      previous = Promise.all([
        copyIn(first, `service (${SERVICE_COLUMNS})`, [rows.service]),
        copyIn(second, `service_version (${VERSION_COLUMNS})`, [rows.version]),
        copyIn(third, `service_figures (${FIGURES_COLUMNS})`, [rows.figures]),
      ])
      previous.catch(() => {})
      if ((from / BATCH) % 5 === 4)
        say(`${from} services, ${Math.round(from / ((performance.now() - begunAt) / 1_000))} a second`)
    }
    await previous
    const seconds = (performance.now() - begunAt) / 1_000
    await countServices(first)
    for (const table of [
      'service',
      'service_version',
      'service_figures',
      'member',
      'member_standing',
      'category',
    ])
      await first.query(`vacuum analyze ${table}`)
    return { services, seconds }
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

const SERVICE_COLUMNS =
  'id, seller_id, slug, state, live_version_id, title, category_id, price_from_minor, delivery_days, created_at, changed_at, published_at'
const VERSION_COLUMNS = 'id, service_id, number, state, content, written_at, decided_at, decided_by'
const FIGURES_COLUMNS =
  'service_id, rating_sum, rating_count, orders_count, completed_count, on_time_count, views_count, impressions_count, favourites_count, quality, quality_parts, computed_at'

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'guildhall seed' })
  await client.connect()
  await client.query('set synchronous_commit = off')
  // The three tables of a service are filled side by side: what refers to what is made right, not checked row by row.
  await client.query('set session_replication_role = replica')
  return client
}

async function refuseRealPeople(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select 1 from member where not is_demo and email not like '%@' || $1 and state <> 'deleted' limit 1`,
    [SCALE_DOMAIN],
  )
  if (rows.length > 0)
    throw new Error('Real people live in this database: services are made up only where nobody does')
}
