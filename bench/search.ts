import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visitor } from '#domain/actor.ts'
import { findServicePage, listCards } from '#domain/catalogue/index.ts'
import { type Search, searchSorts } from '#domain/search/index.ts'
import type { Db } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { writeTable } from './report.ts'
import { askInParallel, type Asked } from './search/ask-in-parallel.ts'
import { explainQueries } from './search/explain-queries.ts'
import { fillIfEmpty } from './search/fill-if-empty.ts'
import { measureOpening } from './search/measure-opening.ts'
import { measureWriters } from './search/measure-writers.ts'
import { makeQuestions } from './search/questions.ts'
import { openSearchOn } from './seed/build-search.ts'

const ASKERS = 16
const SECONDS = 5
const A_PAGE = 24
const LAST_PAGE = 50

/** Search, suggestions, category pages and publishing at a scale, each against the service page's data in the same run. */
export async function benchSearch(services: number): Promise<void> {
  // A folder that was filled before is measured as it is.
  const folder = process.env['BENCH_DATA_FOLDER']
  const postgres = await startEmbeddedPostgres({
    dataFolder: folder ? join(folder, String(services)) : mkdtempSync(join(tmpdir(), 'guildhall-bench-')),
    say: () => {},
  })
  try {
    await fillIfEmpty(postgres.url, services)
    await measureOpening(postgres.url, services)
    const opened = await openSearchOn(postgres.url, ASKERS)
    try {
      await measure(opened.search, opened.database.db, opened.database.pool, services)
      await measureWriters(opened, services)
      if (services >= 1_000_000) await explainQueries(postgres.url)
    } finally {
      await opened.close()
    }
  } finally {
    await postgres.stop()
  }
}

async function measure(
  search: Search,
  db: Db,
  pool: Parameters<typeof makeQuestions>[0],
  services: number,
): Promise<void> {
  const { questions, typed } = await makeQuestions(pool)
  const { rows: slugs } = await pool.query<{ slug: string }>(
    'select slug from service tablesample system (1) limit 3000',
  )
  const { rows: categories } = await pool.query<{ id: string }>('select id from category order by path')
  const cards = (ids: { id: string }[]) =>
    listCards(
      db,
      ids.map(({ id }) => id),
    )
  const run = (ask: (turn: number) => Promise<unknown>) =>
    askInParallel(ask, { askers: ASKERS, seconds: SECONDS })
  const askServicePage = () =>
    run(async (turn) => {
      const slug = slugs[turn % slugs.length]?.slug ?? ''
      const { outcome } = await findServicePage(db, search, { slug, actor: visitor })
      if (outcome !== 'found') throw new Error(`There is no page of the service '${slug}'`)
    })

  const measured: { name: string; limit: number; asked: Asked }[] = []
  const references: Asked[] = []
  // Whatever a process reads once, at its first search by each order, is read before the first figure.
  await askServicePage()
  for (const sort of searchSorts)
    await search.page({ words: '', filters: { kind: 'service' }, sort }, { offset: 0, most: A_PAGE })
  await search.suggest(typed(), 8)
  references.push(await askServicePage())
  const searchLimit = services >= 1_000_000 ? 15 : 5
  for (const { name, query } of questions) {
    const asked = await run(async () => {
      const one = query()
      const [page] = await Promise.all([
        search.page(one, { offset: 0, most: A_PAGE }).then(({ found }) => cards(found)),
        search.count(one),
        search.facets(one),
      ])
      return page
    })
    measured.push({ name: `search: ${name}`, limit: searchLimit, asked })
  }
  references.push(await askServicePage())
  measured.push({ name: 'suggestions', limit: 1.5, asked: await run(() => search.suggest(typed(), 8)) })
  for (const sort of searchSorts) {
    for (const page of [1, LAST_PAGE]) {
      const asked = await run(async (turn) => {
        const categoryId = categories[turn % categories.length]?.id
        const { found } = await search.page(
          { words: '', filters: { kind: 'service', categoryId }, sort },
          { offset: (page - 1) * A_PAGE, most: A_PAGE },
        )
        return cards(found)
      })
      measured.push({ name: `category by ${sort}, page ${page}`, limit: 3, asked })
    }
  }
  references.push(await askServicePage())
  const reference = references.toSorted((one, other) => one.p95Ms - other.p95Ms)[1] as Asked
  const row = (name: string, asked: Asked, limit: string) => [
    name,
    asked.perSecond.toFixed(0),
    asked.p50Ms.toFixed(1),
    asked.p95Ms.toFixed(1),
    (asked.p95Ms / reference.p95Ms).toFixed(2),
    limit,
  ]
  writeTable(
    `search at ${services}`,
    ['what', 'a second', 'p50, ms', 'p95, ms', 'p95 against the service page’s data', 'at most'],
    [
      row('the service page’s data', reference, ''),
      ...measured.map(({ name, asked, limit }) => row(name, asked, String(limit))),
    ],
  )
}
