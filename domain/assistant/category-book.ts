import { sql } from 'drizzle-orm'
import { findTree, leavesOf, shownTree } from '#domain/categories/index.ts'
import { listSynonyms, type StemWords } from '#domain/search/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { type Vector, vectorOf } from '#platform/meaning/vector.ts'
import { stemsOf } from './stems-of.ts'
import { categoryReading } from './schema.server.ts'

/** A category that work can be posted in, with what is known of what stands in it. */
export type KnownCategory = {
  id: string
  title: string
  /** The stems of its own name and of what stands above it. */
  titleStems: ReadonlySet<string>
  lineStems: ReadonlySet<string>
  model: string | null
  vector: Vector | undefined
  /** Of its services, the share that has a stem in title or labels. */
  shareOf: ReadonlyMap<string, number>
  servicesCount: number
}

export type Book = {
  categories: readonly KnownCategory[]
  /** Skills that people and services here name, by their stems joined with a space. */
  skills: ReadonlyMap<string, { skill: string; count: number; categoryIds: ReadonlySet<string> }>
  /** Other words for the same, by stem. */
  meansAlso: ReadonlyMap<string, readonly string[]>
}

/** What every process knows by heart: a few hundred categories, read anew when they were counted anew. */
export type CategoryBook = { current(): Promise<Book> }

const LOOK_AGAIN_MS = 60_000
/** Names and synonyms change without being counted: after this everything is read anew. */
const READ_AGAIN_MS = 10 * 60_000

export function openCategoryBook(db: Db, clock: Clock, stem: StemWords): CategoryBook {
  let book: { of: Promise<Book>; mark: string; readAtMs: number } | undefined
  let lookedAtMs = -Infinity

  async function look(now: number): Promise<void> {
    const mark = await markOf(db)
    if (book?.mark === mark && Math.abs(now - book.readAtMs) < READ_AGAIN_MS) return
    const read = { of: readBook(db, stem), mark, readAtMs: now }
    await read.of
    book = read
  }

  return {
    async current() {
      const now = clock.now().getTime()
      const isOld = Math.abs(now - lookedAtMs) >= LOOK_AGAIN_MS
      if (isOld || !book) {
        lookedAtMs = now
        await look(now)
      }
      if (!book) throw new Error('The categories are not known')
      return book.of
    },
  }
}

/** Another one when any category was counted. */
async function markOf(db: Db): Promise<string> {
  const { rows } = await db.execute<{ mark: string | null }>(
    sql`select max(counted_at)::text || ' ' || count(*) as mark from category_reading`,
  )
  return rows[0]?.mark ?? ''
}

async function readBook(db: Db, stem: StemWords): Promise<Book> {
  const [tree, rows, synonyms] = await Promise.all([
    findTree(db),
    db.select().from(categoryReading),
    listSynonyms(db),
  ])
  const readings = new Map(rows.map((row) => [row.categoryId, row]))
  const top = shownTree(tree)
  const leaves = leavesOf(top)
  const names = new Map(top.map(({ id, title }) => [id, title]))
  const texts = leaves.flatMap(({ title, description, parentId }) => [
    title,
    description,
    names.get(parentId ?? '') ?? '',
  ])
  const known = await stemsOf(stem, [...texts, ...synonyms.flatMap(({ phrases }) => phrases)])
  const categories = leaves.map((leaf): KnownCategory => {
    const row = readings.get(leaf.id)
    const readCount = Math.max(row?.readCount ?? 0, 1)
    return {
      id: leaf.id,
      title: leaf.title,
      titleStems: new Set(known(leaf.title)),
      lineStems: new Set([...known(leaf.description), ...known(names.get(leaf.parentId ?? '') ?? '')]),
      model: row?.model ?? null,
      vector: vectorOf(row?.vector),
      shareOf: new Map(Object.entries(row?.words ?? {}).map(([word, count]) => [word, count / readCount])),
      servicesCount: leaf.servicesCount,
    }
  })
  return {
    categories,
    skills: await readSkills(rows, stem),
    meansAlso: readSynonyms(synonyms.map(({ phrases }) => phrases.map(known))),
  }
}

type Row = typeof categoryReading.$inferSelect

async function readSkills(rows: readonly Row[], stem: StemWords): Promise<Book['skills']> {
  const said = rows.flatMap(({ categoryId, skills }) =>
    Object.entries(skills).map(([skill, count]) => ({ skill, count, categoryId })),
  )
  const known = await stemsOf(
    stem,
    said.map(({ skill }) => skill),
  )
  const skills = new Map<string, { skill: string; count: number; categoryIds: Set<string> }>()
  for (const { skill, count, categoryId } of said) {
    const key = known(skill).join(' ')
    if (key === '') continue
    const before = skills.get(key)
    if (!before) skills.set(key, { skill, count, categoryIds: new Set([categoryId]) })
    else {
      before.count += count
      before.categoryIds.add(categoryId)
    }
  }
  return skills
}

/** Phrases of one word, each with the words of the others of its group. */
function readSynonyms(groups: readonly string[][][]): Map<string, string[]> {
  const meansAlso = new Map<string, string[]>()
  for (const group of groups)
    for (const [one, ...more] of group) {
      if (one === undefined || more.length > 0) continue
      meansAlso.set(
        one,
        [...new Set([...(meansAlso.get(one) ?? []), ...group.flat()])].filter((word) => word !== one),
      )
    }
  return meansAlso
}
