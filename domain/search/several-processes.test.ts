import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import type { Search } from './open-search.ts'
import { searchSorts } from './search-engine.ts'
import { type Library, makeDocument, makeLibrary, openTestSearch, putDocuments, queryFor } from './testing.ts'

const ALL = { offset: 0, most: 50 }
const many = async (search: Search, words: string) => (await search.page(queryFor(words), ALL)).found.length

async function twoProcesses(given: { documents: number }) {
  const database = await testDatabase()
  const library = makeLibrary()
  const first = await openTestSearch(database, library)
  const second = await openTestSearch(database, library)
  const documents = Array.from({ length: given.documents }, (_, at) =>
    makeDocument({ title: `Lantern number ${at}`, quality: at / 1_000 }),
  )
  for (const document of documents) library.documents.set(document.id, document)
  await first.rebuild('service')
  for (const search of [first, second])
    expect(await many(search, 'lantern')).toBe(Math.min(50, given.documents))
  return { database, library, first, second, documents }
}

/** Lets a test do something in the middle of a build: when the nth batch is described. */
function during(library: Library, batch: number, act: () => Promise<void>): void {
  const { describe } = library.source
  let seen = 0
  library.source.describe = async (db, ids) => {
    const described = await describe(db, ids)
    // Only a build asks for so many at once.
    if (ids.length >= 100 && ++seen === batch) await act()
    return described
  }
}

test('what is touched through one process is found by every process', async () => {
  const { database, library, first, second } = await twoProcesses({ documents: 3 })
  await putDocuments(database, library, first, [makeDocument({ title: 'A brass sundial' })])
  for (const search of [first, second])
    await expect.poll(() => many(search, 'sundial'), { interval: 10 }).toBe(1)
})

test('a process that has loaded search needs nothing more of the index, by whatever order it is asked', async () => {
  const { database, library } = await twoProcesses({ documents: 3 })
  const third = await openTestSearch(database, library)
  expect(third.isWarm()).toBe(false)
  await third.warm()
  expect(third.isWarm()).toBe(true)
  await database.pool.query('delete from search_part')
  for (const sort of searchSorts)
    expect((await third.page({ ...queryFor('lantern'), sort }, ALL)).found).toHaveLength(3)
})

test('a transaction that fails leaves search as it was', async () => {
  const { database, library, first, second } = await twoProcesses({ documents: 1 })
  const lost = makeDocument({ title: 'A lost kite' })
  library.documents.set(lost.id, lost)
  await database
    .transaction(async (tx) => {
      await first.touch(tx, 'service', [lost.id])
      throw new Error('no')
    })
    .catch(() => {})
  await putDocuments(database, library, first, [makeDocument({ title: 'A kept bell' })])
  await expect.poll(() => many(second, 'bell'), { interval: 10 }).toBe(1)
  expect(await many(second, 'kite')).toBe(0)
})

test('what is touched while a generation is built is found before, while and after, in every process', async () => {
  const { database, library, first, second, documents } = await twoProcesses({ documents: 600 })
  const [changed] = documents
  const builder = await openTestSearch(database, library)
  during(library, 2, async () => {
    await putDocuments(database, library, builder, [
      makeDocument({ ...changed, title: 'A changed harp' }),
      makeDocument({ title: 'A new harp' }),
    ])
    await expect.poll(() => many(second, 'harp'), { interval: 10 }).toBe(2)
  })
  expect(await builder.rebuild('service')).toBe(true)
  for (const search of [first, second, builder]) {
    await expect.poll(() => many(search, 'harp'), { interval: 10 }).toBe(2)
    expect(await search.count(queryFor('lantern'))).toEqual({ count: 599, isOver: false })
  }
  expect(await builder.rebuild('service')).toBe(true)
  for (const search of [first, second]) expect(await many(search, 'harp')).toBe(2)
  const left = await database.pool.query('select 1 from search_delta')
  expect(left.rowCount).toBe(0)
})

test('a build that ends halfway harms nobody, and the next one clears it away', async () => {
  const { database, library, first, second } = await twoProcesses({ documents: 600 })
  await putDocuments(database, library, first, [makeDocument({ title: 'A copper gong' })])
  during(library, 2, () => Promise.reject(new Error('the process was killed')))
  await expect(first.rebuild('service')).rejects.toThrow('the process was killed')
  const starting = await openTestSearch(database, library)
  for (const search of [second, starting]) {
    await expect.poll(() => many(search, 'gong'), { interval: 10 }).toBe(1)
    expect((await search.count(queryFor('lantern'))).count).toBe(600)
  }
  expect(await second.rebuild('service')).toBe(true)
  expect((await starting.count(queryFor('gong'))).count).toBe(1)
  const { rows } = await database.pool.query(
    `select count(*)::int as tables from pg_tables where tablename like 'search_posting_%'`,
  )
  expect(rows).toEqual([{ tables: 1 }])
})

test('of two builds at once one builds', async () => {
  const { first, second } = await twoProcesses({ documents: 300 })
  const built = await Promise.all([first.rebuild('service'), second.rebuild('service')])
  expect(built.toSorted()).toEqual([false, true])
})

test('a process that holds a generation which is no more finds with the one that took its place', async () => {
  const { database, library, first, second } = await twoProcesses({ documents: 300 })
  // It hears nothing of the new generation: the notice is cut off with its connection.
  const flute = makeDocument({ title: 'A silver flute' })
  library.documents.set(flute.id, flute)
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'guildhall bus' and datname = current_database()`,
  )
  await first.rebuild('service')
  expect(await many(second, 'flute')).toBe(1)
})

test('where nothing was built yet, and where much was touched, a new generation is asked for', async () => {
  const database = await testDatabase()
  const library = makeLibrary()
  let asked = 0
  const search = await openTestSearch(database, library, () => asked++)
  await many(search, '')
  expect(asked).toBe(1)
  await search.rebuild('service')
  await search.reload()
  expect(asked).toBe(1)
  const documents = Array.from({ length: 1_001 }, () => makeDocument())
  await putDocuments(database, library, search, documents)
  await expect.poll(() => asked).toBeGreaterThan(1)
})

test('a generation of an earlier program, which did not say who sells, is searched until a new one is there', async () => {
  const { database, library, first } = await twoProcesses({ documents: 0 })
  const team = crypto.randomUUID()
  await putDocuments(
    database,
    library,
    first,
    [1, 2, 3].map((at) => makeDocument({ title: `A lamp ${at}`, soldById: team, quality: 1 - at / 10 })),
  )
  await putDocuments(database, library, first, [makeDocument({ title: 'A lamp of another', quality: 0.1 })])
  await first.rebuild('service')
  await database.pool.query(`delete from search_part where name = 'column soldBy'`)

  let asked = 0
  const later = await openTestSearch(database, library, () => asked++)
  const secondFound = async () => {
    const { found } = await later.page({ ...queryFor('lamp'), varied: true }, ALL)
    return library.documents.get(found[1]?.id ?? '')?.title
  }
  expect(await secondFound()).toBe('A lamp 2')
  expect(asked).toBe(1)
  await later.rebuild('service')
  await expect.poll(secondFound, { interval: 10 }).toBe('A lamp of another')
  expect(asked).toBe(1)
})

test('pages far back, and counts beyond ten thousand', async () => {
  const database = await testDatabase()
  const library = makeLibrary()
  for (let at = 0; at < 10_050; at++) {
    const document = makeDocument({ title: 'A candle', quality: at / 20_000, priceMinor: 500 + at })
    library.documents.set(document.id, document)
  }
  const search = await openTestSearch(database, library)
  await search.rebuild('service')
  expect(await search.count(queryFor('candle'))).toEqual({ count: 10_000, isOver: true })
  const byPrice = queryFor('candle', { sort: 'price-up' })
  const { found } = await search.page(byPrice, { offset: 1_176, most: 24 })
  expect(found.map(({ id }) => library.documents.get(id)?.priceMinor)).toEqual(
    Array.from({ length: 24 }, (_, at) => 500 + 1_176 + at),
  )
  expect((await search.page(queryFor(''), { offset: 9_000, most: 24 })).found).toEqual([])
})
