import { sql } from 'drizzle-orm'
import type { DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { bytesOf, middleOf, vectorOf } from '#platform/meaning/vector.ts'
import type { Assistant } from '../open-assistant.ts'
import { categoryReading } from '../schema.server.ts'
import { stemsOf } from '../stems-of.ts'
import { listReadTexts } from '../texts/list-read-texts.ts'
import { distributionOf, type Counted } from './count-distribution.ts'

/** What a category is about is told by so many of its services. */
const READ_MOST = 200
const WORDS_KEPT = 800
const SKILLS_KEPT = 40
const MONTHS_COUNTED = 12

/** A word of a text says less about a category than one of a title or a tag. */
const TEXT_WORD_COUNTS = 0.35

type Read = { id: string; words: string[]; vector: Buffer | null }
type Counts = Pick<typeof categoryReading.$inferInsert, 'model' | 'vector' | 'words' | 'readCount'>

/** What a category is about, from so many of its services. */
export async function readCategory({ db, stem, meaning }: Assistant, categoryId: string): Promise<Counts> {
  const { rows } = await db.execute<Read>(sql`
    select subject_id as id, title_words || label_words as words, case when model = ${meaning.model} then vector end as vector
    from text_reading where category_id = ${categoryId} and kind = 'service' order by subject_id limit ${READ_MOST}`)
  const texts = await listReadTexts(
    db,
    'service',
    rows.map(({ id }) => id),
  )
  const stems = await stemsOf(
    stem,
    texts.map(({ text }) => text),
  )
  const textWords = new Map(texts.map(({ id, text }) => [id, stems(text)]))
  const vector = middleOf(rows.flatMap((row) => vectorOf(row.vector) ?? []))
  return {
    model: vector ? meaning.model : null,
    vector: vector ? bytesOf(vector) : null,
    words: mostOf(countWords(rows, textWords), WORDS_KEPT),
    readCount: rows.length,
  }
}

/** Counts what stands in a category and what was finished there, from the facts: harmless twice. */
export async function countCategory(
  { db }: Transaction,
  categoryId: string,
  { counts, now }: { counts: Counts; now: Date },
): Promise<void> {
  const row = {
    ...counts,
    skills: mostOf(await countSkills(db, categoryId), SKILLS_KEPT),
    prices: distributionOf(await countFigures(db, { categoryId, now, of: 'price' }), 'money'),
    days: distributionOf(await countFigures(db, { categoryId, now, of: 'days' }), 'days'),
    countedAt: now,
  }
  await db
    .insert(categoryReading)
    .values({ categoryId, ...row })
    .onConflictDoUpdate({ target: categoryReading.categoryId, set: row })
}

function countWords(
  rows: readonly Read[],
  textWords: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (word: string, weight: number) => counts.set(word, (counts.get(word) ?? 0) + weight)
  for (const { id, words } of rows) {
    const own = new Set(words)
    for (const word of own) add(word, 1)
    for (const word of textWords.get(id) ?? []) if (!own.has(word)) add(word, TEXT_WORD_COUNTS)
  }
  return counts
}

/** The commonest, as they are kept. */
function mostOf(counts: ReadonlyMap<string, number>, most: number): Record<string, number> {
  const ordered = [...counts].toSorted(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
  return Object.fromEntries(ordered.slice(0, most))
}

/** What services are tagged with here, and what their sellers say that they can. */
async function countSkills(db: DrizzleTransaction, categoryId: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ skill: string; count: number }>(sql`
    with here as (
      select seller_id, live_version_id from service
      where category_id = ${categoryId} and state = 'published' and not is_seller_hidden limit ${READ_MOST}
    ), said as (
      select jsonb_array_elements_text(version.content -> 'tags') as skill
      from here join service_version version on version.id = here.live_version_id
      union all
      select unnest(member.skills) from member where member.id in (select seller_id from here)
    )
    select min(skill) as skill, count(*)::int as count from said group by lower(skill)
    order by count(*) desc, lower(skill) limit ${SKILLS_KEPT}`)
  return new Map(rows.map(({ skill, count }) => [skill, count]))
}

type Asked = { categoryId: string; now: Date; of: 'price' | 'days' }

/** Each figure with how often it stands there: prices of what is offered and of what was paid, or the days of both. */
async function countFigures(db: DrizzleTransaction, { categoryId, now, of }: Asked): Promise<Counted[]> {
  const offered = of === 'price' ? sql`price_from_minor` : sql`delivery_days`
  const agreed = of === 'price' ? sql`sum(milestone.price_minor)` : sql`sum(milestone.days)`
  const { rows } = await db.execute<Counted>(sql`
    with done as (
      select deal.id from deal join service on service.id = deal.service_id
      where service.category_id = ${categoryId} and deal.state = 'completed'
        and deal.ended_at > ${now.toISOString()}::timestamptz - interval '1 month' * ${MONTHS_COUNTED}
      union
      select deal.id from project join deal on deal.id = project.deal_id
      where project.category_id = ${categoryId} and deal.state = 'completed'
        and deal.ended_at > ${now.toISOString()}::timestamptz - interval '1 month' * ${MONTHS_COUNTED}
    ), figures as (
      select ${offered}::float8 as figure from service
      where category_id = ${categoryId} and state = 'published' and not is_seller_hidden
      union all
      select ${agreed}::float8 from done join milestone on milestone.deal_id = done.id group by done.id
    )
    select figure, count(*)::int as count from figures where figure > 0 group by figure order by figure`)
  return rows
}
