import pg from 'pg'
import { copyIn, copyLine } from '#platform/db/copy-in.ts'
import { bytesOf, DIMENSIONS, quantise, type Vector } from '#platform/meaning/vector.ts'
import { openRandom, type Random } from '../seed/random.ts'

const SPREAD = 0.8
/** So many different meanings in a category; its services have one of them each. */
const MEANINGS_EACH = 500

/** A direction of its own for each category, the same each time. */
export function middleOfCategory(categoryId: string): number[] {
  const random = openRandom(Number.parseInt(categoryId.slice(0, 8), 16))
  return Array.from({ length: DIMENSIONS }, () => random.bell())
}

/** Somewhere around the middle of a category, by chance. */
export function nearTo(middle: readonly number[], random: Random): Vector {
  return quantise(middle.map((part) => part + SPREAD * random.bell()))
}

/** What was read of services that were loaded in bulk: vectors by chance around their category, not by the model. */
export async function fillMeaning(url: string, model: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await makeMeanings(client)
    await client.query('alter table text_mark drop constraint text_mark_mark_subject_id_pk')
    await client.query(
      `insert into text_reading (kind, subject_id, category_id, text_hash, model, vector, title_words, label_words, sketch, read_at)
       select 'service', service.id, service.category_id, 'by chance', $1, meaning.vector,
         string_to_array(lower(service.title), ' '), '{}',
         (select array_agg(hashtextextended(service.id::text, band)::bit(64)::bit(32)::int) from generate_series(1, 12) band),
         now()
       from service join meaning on meaning.category_id = service.category_id
         and meaning.number = (hashtext(service.id::text) & 65535) % $2`,
      [model, MEANINGS_EACH],
    )
    await client.query(
      'insert into text_mark (mark, subject_id) select distinct unnest(sketch), subject_id from text_reading',
    )
    await client.query(`set maintenance_work_mem = '512MB'`)
    await client.query(
      'alter table text_mark add constraint text_mark_mark_subject_id_pk primary key (mark, subject_id)',
    )
    await client.query(`insert into text_waiting (kind, subject_id) select 'category', id from category`)
    await client.query('vacuum analyze text_reading, text_mark')
  } finally {
    await client.end()
  }
}

async function makeMeanings(client: pg.Client): Promise<void> {
  const random = openRandom(7)
  await client.query('create temp table meaning (category_id uuid, number integer, vector bytea)')
  const { rows } = await client.query<{ id: string }>('select distinct category_id as id from service')
  for (const { id } of rows) {
    const middle = middleOfCategory(id)
    const lines = Array.from({ length: MEANINGS_EACH }, (_, number) =>
      copyLine([id, String(number), bytesOf(nearTo(middle, random))]),
    )
    await copyIn(client, 'meaning (category_id, number, vector)', lines)
  }
  await client.query('analyze meaning')
}
