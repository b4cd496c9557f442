import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { writtenIn } from '#domain/search/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { bytesOf } from '#platform/meaning/vector.ts'
import { sketchOf } from '../copies/shingles.ts'
import type { Assistant } from '../open-assistant.ts'
import { type ReadKind, textReading } from '../schema.server.ts'
import { stemsOf } from '../stems-of.ts'
import { listReadTexts, type ReadText } from './list-read-texts.ts'

type Row = typeof textReading.$inferInsert

/** What the model is given: the title and what it is filed under say more in fewer words than the beginning of a text does. */
export const meantBy = ({ title, labels }: Pick<ReadText, 'title' | 'labels'>) =>
  `${title}. ${labels.join(', ')}`

/** What was read of some texts, and which of them nobody may see any more. */
export type ReadTexts = { rows: Row[]; gone: string[] }

/** Reads these texts as they stand now; what was read as it stands, by the same model, is not read twice. */
export async function readTexts(
  { db, meaning, stem }: Pick<Assistant, 'db' | 'meaning' | 'stem'>,
  kind: ReadKind,
  ids: readonly string[],
  now: Date,
): Promise<ReadTexts> {
  const seen = await listReadTexts(db, kind, ids)
  const texts = await unread(db, { kind, model: meaning.isOff ? null : meaning.model }, seen)
  const stems = await stemsOf(
    stem,
    texts.flatMap(({ title, labels }) => [title, ...labels]),
  )
  const english = texts.filter((one) => writtenIn(one.title) === 'en')
  const vectors = await meaning.embed(english.map(meantBy), 'working')
  const vectorBy = new Map(english.map(({ id }, at) => [id, vectors?.[at]]))
  const rows = texts.map((one): Row => {
    const vector = vectorBy.get(one.id)
    return {
      kind,
      subjectId: one.id,
      categoryId: one.categoryId,
      textHash: hashOf(one),
      // Another language has no vector, and is read all the same; one that should have one waits for it.
      model: vector || writtenIn(one.title) !== 'en' ? meaning.model : null,
      vector: vector ? bytesOf(vector) : null,
      titleWords: stems(one.title),
      labelWords: [...new Set(one.labels.flatMap(stems))],
      sketch: sketchOf(kind, one.text),
      readAt: now,
    }
  })
  const found = new Set(seen.map(({ id }) => id))
  return { rows, gone: ids.filter((id) => !found.has(id)) }
}

async function unread(
  db: Assistant['db'],
  { kind, model }: { kind: ReadKind; model: string | null },
  texts: readonly ReadText[],
): Promise<ReadText[]> {
  const { rows } = await db.execute<{ id: string; hash: string; model: string | null }>(sql`
    select subject_id as id, text_hash as hash, model from text_reading
    where kind = ${kind} and subject_id = any(${sql.param(texts.map(({ id }) => id))}::uuid[])`)
  const known = new Map(rows.map((row) => [row.id, row]))
  return texts.filter((one) => {
    const row = known.get(one.id)
    return row?.hash !== hashOf(one) || (model !== null && row.model !== model)
  })
}

export function hashOf({ title, labels, text }: Pick<ReadText, 'title' | 'labels' | 'text'>): string {
  return createHash('sha256')
    .update(JSON.stringify([title, labels, text]))
    .digest('hex')
    .slice(0, 32)
}

/** Keeps what was read, and forgets what is gone. */
export async function keepTexts(tx: Transaction, kind: ReadKind, { rows, gone }: ReadTexts): Promise<void> {
  const changed = rows.map(({ subjectId }) => subjectId)
  await tx.db.execute(sql`
    delete from text_mark using text_reading reading
    where reading.kind = ${kind} and reading.subject_id = any(${sql.param([...gone, ...changed])}::uuid[])
      and text_mark.mark = any(reading.sketch) and text_mark.subject_id = reading.subject_id`)
  await tx.db.execute(sql`
    delete from text_reading where kind = ${kind} and subject_id = any(${sql.param(gone)}::uuid[])`)
  if (rows.length === 0) return
  await tx.db
    .insert(textReading)
    .values(rows)
    .onConflictDoUpdate({
      target: [textReading.kind, textReading.subjectId],
      set: {
        categoryId: sql`excluded.category_id`,
        textHash: sql`excluded.text_hash`,
        model: sql`excluded.model`,
        vector: sql`excluded.vector`,
        titleWords: sql`excluded.title_words`,
        labelWords: sql`excluded.label_words`,
        sketch: sql`excluded.sketch`,
        readAt: sql`excluded.read_at`,
      },
    })
  await tx.db.execute(sql`
    insert into text_mark (mark, subject_id) select unnest(sketch), subject_id from text_reading
    where kind = ${kind} and subject_id = any(${sql.param(changed)}::uuid[])
    on conflict do nothing`)
}
