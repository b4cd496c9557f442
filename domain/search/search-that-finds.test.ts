import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#platform/db/testing.ts'
import type { Search } from './open-search.ts'
import type { SearchQuery } from './search-engine.ts'
import {
  type Library,
  makeDocument,
  makeLibrary,
  openTestSearch,
  putDocuments,
  queryFor,
  titlesFound,
} from './testing.ts'

let database: TestDatabase
let library: Library
let search: Search

beforeEach(async () => {
  database = await testDatabase()
  library = makeLibrary()
  search = await openTestSearch(database, library)
})

const put = (...documents: Parameters<typeof makeDocument>[0][]) =>
  putDocuments(database, library, search, documents.map(makeDocument))
const found = (words: string, given: Partial<SearchQuery> = {}) =>
  titlesFound(search, library, queryFor(words, given))
const pageOf = (words: string, given: Partial<SearchQuery> = {}) =>
  search.page(queryFor(words, given), { offset: 0, most: 50 })

describe.each([
  ['touched since the index was built', false],
  ['built into the index', true],
])('documents %s', (_, isBuilt) => {
  const settle = async () => {
    if (isBuilt) await search.rebuild('service')
  }

  test('where nothing has all of the words, those that have all but the weakest are found, and it is said', async () => {
    await put(
      { title: 'Video editing for a channel', text: 'with music' },
      { title: 'Weddings', labels: ['video', 'editing'] },
      { title: 'Photographs of cats', text: 'nothing with drones in it' },
    )
    await settle()
    expect(await found('drone video editing')).toEqual([])
    expect(await found('drone video editing', { loosely: true })).toEqual([
      'Video editing for a channel',
      'Weddings',
    ])
    const page = await pageOf('drone video editing', { loosely: true })
    expect(page.relaxed).toEqual({ words: 'video editing', haveAll: 0 })
    expect(page.found[0]?.why.lacks).toBe('drone')
    expect(await search.count(queryFor('drone video editing', { loosely: true }))).toMatchObject({ count: 2 })
  })

  test('whose things are left out is neither found nor counted', async () => {
    const [mine, theirs] = [crypto.randomUUID(), crypto.randomUUID()]
    await put(
      { title: 'A logo in ink', ownerId: mine, level: 'rising' },
      { title: 'A logo in oil', ownerId: theirs, level: 'master' },
    )
    await settle()
    const filters = { kind: 'service' as const, withoutOwners: [theirs] }
    expect(await found('logo', { filters })).toEqual(['A logo in ink'])
    expect(await search.count(queryFor('logo', { filters }))).toMatchObject({ count: 1 })
    expect((await search.facets(queryFor('logo', { filters }))).levels).toEqual([
      { level: 'rising', count: 1 },
    ])
    const browsed = await search.facets(queryFor('', { filters: { ...filters, levels: ['master'] } }))
    expect(browsed.levels).toEqual([{ level: 'rising', count: 1 }])
  })

  test('the few that have all of the words stand first, however good the others are', async () => {
    await put(
      { title: 'Other', text: 'a logo for a bakery', quality: 0.1 },
      { title: 'A logo', quality: 0.9 },
      { title: 'Another logo', quality: 0.8 },
    )
    await settle()
    expect(await found('logo bakery', { loosely: true })).toEqual(['Other', 'A logo', 'Another logo'])
    const { relaxed, found: rows } = await pageOf('logo bakery', { loosely: true })
    expect(relaxed).toEqual({ words: 'logo', haveAll: 1 })
    expect(rows.map(({ why }) => why.lacks)).toEqual([undefined, 'bakery', 'bakery'])
  })

  test('where enough have all of the words, no word is given up', async () => {
    await put(...['One', 'Two', 'Three'].map((title) => ({ title: `${title} bakery logo` })), {
      title: 'A logo alone',
    })
    await settle()
    expect(await found('bakery logo', { loosely: true })).toHaveLength(3)
    expect((await pageOf('bakery logo', { loosely: true })).relaxed).toBeUndefined()
  })

  test('a name finds what its bearer offers, with or without accents', async () => {
    await put({ title: 'Labels for jam', ownerName: 'Mirela Kovač mirela-kovac' }, { title: 'A film' })
    await settle()
    expect(await found('Mirela Kovač')).toEqual(['Labels for jam'])
    expect(await found('mirela kovac')).toEqual(['Labels for jam'])
    expect(await found('kovac labels')).toEqual(['Labels for jam'])
  })

  test('what is in the reader’s language goes first, among what has the same words', async () => {
    await put(
      { title: 'Logo по-русски для вашей кофейни', quality: 0.9 },
      { title: 'A logo', quality: 0.5 },
      { title: 'In text', text: 'logo', quality: 0.4 },
    )
    await settle()
    const [english, russian] = ['A logo', 'Logo по-русски для вашей кофейни']
    expect(await found('logo', { reader: 'en' })).toEqual([english, 'In text', russian])
    expect(await found('logo', { reader: 'ru' })).toEqual([russian, english, 'In text'])
    expect(await found('', { reader: 'en' })).toEqual([english, 'In text', russian])
    expect(await found('logo', { reader: 'en', sort: 'price-up' })).toHaveLength(3)
  })

  test('one seller has one of the first three places and two of the first twelve, where others match as well', async () => {
    const busy = '00000000-0000-4000-8000-000000000001'
    await put(
      ...[1, 2, 3, 4].map((number) => ({
        title: `Busy logo ${number}`,
        ownerId: busy,
        quality: 1 - number / 100,
      })),
      ...[1, 2, 3, 4].map((number) => ({ title: `Other logo ${number}`, quality: 0.5 - number / 100 })),
      { title: 'Worse', text: 'logo', quality: 1 },
    )
    await settle()
    const order = await found('logo', { varied: true })
    expect(order).toEqual([
      'Busy logo 1',
      'Other logo 1',
      'Other logo 2',
      'Busy logo 2',
      'Other logo 3',
      'Other logo 4',
      // Nobody is left who matches as well.
      'Busy logo 3',
      'Busy logo 4',
      'Worse',
    ])
    const page = await pageOf('logo', { varied: true })
    expect(page.found.map(({ why }) => why.isHeldBack ?? false)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
      true,
      true,
      false,
    ])
    expect(await found('logo', { varied: true, sort: 'newest' })).toHaveLength(9)
  })

  test('a team has the places of one seller, whoever of its people wrote what it sells', async () => {
    const team = crypto.randomUUID()
    const writer = crypto.randomUUID()
    await put(
      ...[1, 2, 3, 4].map((number) => ({
        title: `Team logo ${number}`,
        soldById: team,
        quality: 1 - number / 100,
      })),
      ...[1, 2, 3].map((number) => ({ title: `Other logo ${number}`, quality: 0.5 - number / 100 })),
      // What the same person sells alone is another's.
      { title: 'Of a writer, in the name of the team', text: 'a logo', ownerId: writer, soldById: team },
      { title: 'A logo of that writer', ownerId: writer, quality: 0.4 },
    )
    await settle()
    const order = await found('logo', { varied: true })
    expect(order.slice(0, 6)).toEqual([
      'Team logo 1',
      'Other logo 1',
      'Other logo 2',
      'Team logo 2',
      'Other logo 3',
      'A logo of that writer',
    ])
    const filters = { kind: 'service' as const, withoutOwners: [writer] }
    expect(await found('logo', { filters })).toHaveLength(7)
  })

  test('pages cut a varied order without doubles and without loss', async () => {
    const owners = ['1', '2', '3'].map((one) => `00000000-0000-4000-8000-00000000000${one}`)
    await put(
      ...Array.from({ length: 90 }, (_, number) => ({
        title: `Logo ${number}`,
        ownerId: owners[Math.floor(number / 30)] ?? '',
        quality: 1 - number / 100,
      })),
    )
    await settle()
    const query = queryFor('logo', { varied: true })
    const pages = []
    for (let offset = 0; offset < 90; offset += 7)
      pages.push(...(await search.page(query, { offset, most: 7 })).found.map(({ id }) => id))
    expect(new Set(pages).size).toBe(90)
    const whole = (await search.page(query, { offset: 0, most: 90 })).found.map(({ id }) => id)
    expect(pages).toEqual(whole)
  })
})
