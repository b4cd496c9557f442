import pg from 'pg'
import { copyIn } from '#platform/db/copy-in.ts'
import { makeRows } from './make-rows.ts'
import { openRandom } from './random.ts'
import { countServices, findOrMakeLeaves } from './scale-categories.ts'
import { copySellers, SCALE_DOMAIN } from './scale-people.ts'
import { setIndexesAside } from './set-indexes-aside.ts'
import { makeVocabulary } from './vocabulary.ts'

export const VOCABULARY_WORDS = 40_000
const SERVICES_A_SELLER = 7
const BATCH = 5_000
const BATCHES_A_LINE = 20

/** `seconds`: from the first service to the last index that stands again. */
export type Loaded = { services: number; seconds: number; indexSeconds: number }
export type LoadScale = { services: number; startedAt: Date; say(line: string): void }

/**
 * Fills a database with services in bulk, in one transaction: ended halfway, it leaves nothing. Refuses a database in which
 * real people live; nobody is served meanwhile, since the tables are its own until it is done.
 */
export async function loadScale(url: string, given: LoadScale): Promise<Loaded> {
  const client = new pg.Client({ connectionString: url, application_name: 'guildhall seed' })
  await client.connect()
  try {
    await refuseRealPeople(client)
    await client.query('begin')
    const loaded = await load(client, given)
    await client.query('commit')
    await client.query(
      'vacuum analyze service, service_version, service_figures, member, member_standing, category',
    )
    return loaded
  } finally {
    await client.end()
  }
}

async function load(client: pg.Client, { services, startedAt, say }: LoadScale): Promise<Loaded> {
  // What refers to what is made right, not checked row by row.
  await client.query('set local session_replication_role = replica')
  const leafIds = await findOrMakeLeaves(client, startedAt)
  const many = Math.max(1, Math.ceil(services / SERVICES_A_SELLER))
  const seed = services + startedAt.getTime()
  const vocabulary = makeVocabulary(VOCABULARY_WORDS)
  const sellerIds = await copySellers(client, { many, random: openRandom(seed), vocabulary, startedAt })
  const begunAt = performance.now()
  const seconds = () => (performance.now() - begunAt) / 1_000
  const putIndexesBack = await setIndexesAside(client, ['service', 'service_version', 'service_figures'])
  const rows = makeRows({
    sellerIds,
    leafIds,
    startedAt,
    services,
    seed: seed + 1,
    words: VOCABULARY_WORDS,
    batch: BATCH,
  })
  let loaded = 0
  for await (const batch of rows) {
    await copyIn(client, `service (${SERVICE_COLUMNS})`, [bytes(batch.service)])
    await copyIn(client, `service_version (${VERSION_COLUMNS})`, [bytes(batch.version)])
    await copyIn(client, `service_figures (${FIGURES_COLUMNS})`, [bytes(batch.figures)])
    loaded += batch.many
    if (loaded % (BATCH * BATCHES_A_LINE) === 0)
      say(`${loaded} services, ${Math.round(loaded / seconds())} a second`)
  }
  const rowsSeconds = seconds()
  await putIndexesBack()
  const whole = seconds()
  await countServices(client)
  return { services, seconds: whole, indexSeconds: whole - rowsSeconds }
}

const bytes = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

const SERVICE_COLUMNS =
  'id, seller_id, slug, state, live_version_id, title, category_id, price_from_minor, delivery_days, created_at, changed_at, published_at'
const VERSION_COLUMNS = 'id, service_id, number, state, content, written_at, decided_at, decided_by'
const FIGURES_COLUMNS =
  'service_id, rating_sum, rating_count, orders_count, completed_count, on_time_count, views_count, impressions_count, favourites_count, quality, quality_parts, computed_at'

async function refuseRealPeople(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select 1 from member where not is_demo and email not like '%@' || $1 and state <> 'deleted' limit 1`,
    [SCALE_DOMAIN],
  )
  if (rows.length > 0)
    throw new Error('Real people live in this database: services are made up only where nobody does')
}
