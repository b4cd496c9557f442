import pg from 'pg'
import { copyIn, copyLine } from '#platform/db/copy-in.ts'
import { bytesOf, DIMENSIONS, quantise, type Vector } from '#platform/meaning/vector.ts'
import { openRandom, type Random } from '../seed/random.ts'

const AT_ONCE = 5_000
const SPREAD = 0.8

/** A direction of its own for each category, the same each time. */
export function middleOfCategory(categoryId: string): number[] {
  const random = openRandom(Number.parseInt(categoryId.slice(0, 8), 16))
  return Array.from({ length: DIMENSIONS }, () => random.bell())
}

/** Somewhere around the middle of a category, by chance. */
export function nearTo(middle: readonly number[], random: Random): Vector {
  return quantise(middle.map((part) => part + SPREAD * random.bell()))
}

type Row = { id: string; category_id: string; title: string }

/** What was read of services that were loaded in bulk: vectors by chance around their category, not by the model. */
export async function fillMeaning(url: string, model: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const random = openRandom(7)
  const middles = new Map<string, number[]>()
  try {
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const { rows } = await client.query<Row>(
        'select id, category_id, title from service where id > $1 order by id limit $2',
        [after, AT_ONCE],
      )
      const last = rows.at(-1)
      if (!last) break
      after = last.id
      const lines = rows.map(({ id, category_id: categoryId, title }) => {
        const middle = middles.get(categoryId) ?? middleOfCategory(categoryId)
        middles.set(categoryId, middle)
        const words = `{${
          title
            .toLowerCase()
            .match(/[a-z]+/g)
            ?.join(',') ?? ''
        }}`
        const sketch = `{${Array.from({ length: 12 }, () => random.bits() | 0).join(',')}}`
        const vector = bytesOf(nearTo(middle, random))
        return copyLine([
          'service',
          id,
          categoryId,
          'by chance',
          model,
          vector,
          words,
          '{}',
          sketch,
          '2026-01-01',
        ])
      })
      await copyIn(client, `text_reading (${COLUMNS})`, lines)
    }
    await client.query(`insert into text_waiting (kind, subject_id) select 'category', id from category`)
    await client.query(
      'insert into text_mark (mark, subject_id) select unnest(sketch), subject_id from text_reading on conflict do nothing',
    )
    await client.query('vacuum analyze text_reading, text_mark')
  } finally {
    await client.end()
  }
}

const COLUMNS =
  'kind, subject_id, category_id, text_hash, model, vector, title_words, label_words, sketch, read_at'
