import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { listReadTexts } from '../texts/list-read-texts.ts'
import type { ReadKind } from '../schema.server.ts'
import { passagesOf, sketchOf } from './shingles.ts'

/** Another text that says much of the same. */
export type NearCopy = {
  id: string
  title: string
  ownerId: string
  /** Of the passages of the shorter text, how many the other has too, in hundredths. */
  sharePercent: number
  /** The longest of what both say, as it stands in the text that was asked about. */
  passages: string[]
}

/** Below that, two of one trade say the same about how they work; from there on one was taken from the other. */
const COPY_FROM_PERCENT = 60
const LOOKED_AT = 60
const LOOKED_AT_OF_A_MARK = 20
const MOST = 10
const PASSAGES_TOLD = 5
const PASSAGE_LEAST_WORDS = 6

/** Texts of a kind that are near copies of this one, the nearest first. Found by marks that both have, then compared passage by passage. */
export async function findNearCopies(
  db: Db,
  { text, kind, exceptId }: { text: string; kind: ReadKind; exceptId?: string | undefined },
): Promise<NearCopy[]> {
  const marks = sketchOf(kind, text)
  if (marks.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct found.subject_id as id
    from unnest(${sql.param(marks)}::int[]) as asked(mark)
    cross join lateral (select subject_id from text_mark where mark = asked.mark limit ${LOOKED_AT_OF_A_MARK}) found
    where found.subject_id is distinct from ${exceptId ?? null}::uuid
    limit ${LOOKED_AT}`)
  const texts = await listReadTexts(
    db,
    kind,
    rows.map(({ id }) => id),
  )
  return texts
    .map(({ id, title, ownerId, text: other }) => ({ id, title, ownerId, ...compare(text, other) }))
    .filter(({ sharePercent }) => sharePercent >= COPY_FROM_PERCENT)
    .toSorted((one, other) => other.sharePercent - one.sharePercent || (one.id < other.id ? -1 : 1))
    .slice(0, MOST)
}

/** How much of the shorter of two texts stands in the other, and what. */
export function compare(text: string, other: string): Pick<NearCopy, 'sharePercent' | 'passages'> {
  const own = passagesOf(text)
  const others = new Set(passagesOf(other).map(({ hash }) => hash))
  const distinct = new Set(own.map(({ hash }) => hash))
  const least = Math.min(distinct.size, others.size)
  if (least === 0) return { sharePercent: 0, passages: [] }
  const common = [...distinct].filter((hash) => others.has(hash)).length
  const stretches: [number, number][] = []
  for (const { hash, from, to } of own) {
    if (!others.has(hash)) continue
    const last = stretches.at(-1)
    if (last && from <= last[1]) last[1] = to
    else stretches.push([from, to])
  }
  const passages = stretches
    .map(([from, to]) => text.slice(from, to).replace(/\s+/g, ' '))
    .filter((passage) => passage.split(' ').length >= PASSAGE_LEAST_WORDS)
    .toSorted((one, another) => another.length - one.length)
    .slice(0, PASSAGES_TOLD)
  return { sharePercent: Math.round((common * 100) / least), passages }
}
