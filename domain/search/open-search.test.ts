import { beforeEach, describe, expect, test } from 'vitest'
import { operator } from '#domain/actor.ts'
import { testDatabase, type TestDatabase } from '#platform/db/testing.ts'
import { changeSynonyms } from './change-synonyms.ts'
import type { Search } from './open-search.ts'
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
const found = (words: string, given = {}) => titlesFound(search, library, queryFor(words, given))

describe.each([
  ['touched since the index was built', false],
  ['built into the index', true],
])('documents %s', (_, isBuilt) => {
  const settle = async () => {
    if (isBuilt) await search.rebuild('service')
  }

  test('forms of a word are the word, in English and in Russian', async () => {
    await put({ title: 'Editing of podcasts' }, { title: 'Разработка логотипов' })
    await settle()
    expect(await found('edited podcast')).toEqual(['Editing of podcasts'])
    expect(await found('разработки логотипа')).toEqual(['Разработка логотипов'])
  })

  test('accents and cases make no difference, and the short i of Russian is a letter', async () => {
    await put({ title: 'Café menu' }, { title: 'Дизайн сайтов и счёта' }, { title: 'Crème brûlée' })
    await settle()
    expect(await found('CAFE')).toEqual(['Café menu'])
    expect(await found('дизайн счета')).toEqual(['Дизайн сайтов и счёта'])
    expect(await found('creme brulee')).toEqual(['Crème brûlée'])
  })

  test('a title goes before labels and labels before text, times quality', async () => {
    await put(
      { title: 'Nothing here', text: 'a logo', quality: 0.9 },
      { title: 'By a label', labels: ['logo'], quality: 0.5 },
      { title: 'A logo', quality: 0.4 },
      { title: 'Another logo', quality: 0.2 },
    )
    await settle()
    expect(await found('logo')).toEqual(['A logo', 'By a label', 'Nothing here', 'Another logo'])
    const page = await search.page(queryFor('logo'), { offset: 1, most: 1 })
    expect(page.found[0]?.why).toEqual({ match: 0.6, foundIn: 'labels', quality: 0.5 })
  })

  test('a slip of the finger is mended and told, unless it is to be exactly so', async () => {
    await put({ title: 'Illustration of books' }, { title: 'Иллюстрация книги' })
    await settle()
    const page = await search.page(queryFor('ilustration boks'), { offset: 0, most: 5 })
    expect(page).toMatchObject({ found: [{}], readAs: 'illustration books' })
    expect((await search.page(queryFor('илюстрацяи'), { offset: 0, most: 5 })).found).toHaveLength(1)
    const exact = await search.page(queryFor('ilustration', { exactly: true }), { offset: 0, most: 5 })
    expect(exact).toMatchObject({ found: [], nearest: 'illustration' })
  })

  test('the last word may be only begun', async () => {
    await put({ title: 'Logo animation' }, { title: 'Logo design' })
    await settle()
    expect(await found('logo ani')).toEqual(['Logo animation'])
    expect(await found('logo xyzzy')).toEqual([])
  })

  test('what means the same is found by either word, phrases too', async () => {
    await put({ title: 'User interface for an app' }, { title: 'UI kit' }, { title: 'A user guide' })
    await settle()
    await database.transaction((tx) =>
      changeSynonyms(
        tx,
        operator,
        { groups: [['ui', 'user interface', 'interface design']], reason: 'For a test' },
        { origin: { address: '', device: '' } },
      ),
    )
    await expect.poll(() => found('ui')).toHaveLength(2)
    expect((await found('user interface')).toSorted()).toEqual(['UI kit', 'User interface for an app'])
    expect(await found('user guide')).toEqual(['A user guide'])
  })

  test('without words everything stands by quality, and only stop words are no words', async () => {
    await put({ title: 'Good', quality: 0.4 }, { title: 'Best', quality: 0.9 })
    await settle()
    expect(await found('')).toEqual(['Best', 'Good'])
    expect(await found('the of')).toEqual(['Best', 'Good'])
  })

  test('a category holds what stands below it, wherever it was moved since', async () => {
    const [top, other, leaf] = ['a', 'b', 'c'].map(
      (letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`,
    ) as [string, string, string]
    const category = (id: string, lineIds: string[]) => ({
      id,
      title: id.slice(0, 3),
      lineIds,
      isHidden: false,
      servicesCount: 0,
    })
    library.categories = [category(top, [top]), category(other, [other]), category(leaf, [top, leaf])]
    await put({ title: 'In the leaf', categoryLineIds: [top, leaf] }, { title: 'Elsewhere' })
    await settle()
    const inCategory = (categoryId: string) => found('', { filters: { kind: 'service', categoryId } })
    expect(await inCategory(top)).toEqual(['In the leaf'])
    expect(await inCategory(other)).toEqual([])
    const facets = await search.facets(queryFor(''))
    expect(facets.categories).toEqual([
      { id: top, count: 1 },
      { id: leaf, count: 1 },
    ])
  })

  test('suggestions are phrases, categories and documents whose words begin so', async () => {
    const id = 'dddddddd-0000-4000-8000-000000000000'
    library.categories = [{ id, title: 'Logo & brand', lineIds: [id], isHidden: false, servicesCount: 3 }]
    await put({ title: 'Logotype in two days', labels: ['logo animation'] }, { title: 'A song' })
    await settle()
    const suggestions = await search.suggest('log', 8)
    const service = [...library.documents.values()].find(({ title }) => title.startsWith('Logotype'))
    expect(suggestions).toEqual([
      { kind: 'query', words: 'logo animation' },
      { kind: 'category', id },
      { kind: 'service', id: service?.id },
    ])
    expect(await search.suggest('', 8)).toEqual([])
  })
})

test('a document that goes is found no more, and one that changes is found as it is now', async () => {
  await put({ title: 'A wooden boat' }, { title: 'A paper boat' })
  await search.rebuild('service')
  const [wooden, paper] = [...library.documents.values()]
  library.documents.delete(wooden?.id ?? '')
  library.documents.set(paper?.id ?? '', makeDocument({ ...paper, title: 'A paper crane' }))
  await database.transaction((tx) =>
    search.touch(tx, 'service', [...library.documents.keys(), wooden?.id ?? '']),
  )
  await expect.poll(() => found('boat')).toEqual([])
  expect(await found('crane')).toEqual(['A paper crane'])
  await search.rebuild('service')
  expect(await found('paper')).toEqual(['A paper crane'])
})

test('whoever is online can be asked for', async () => {
  await put({ title: 'Here', ownerId: '00000000-0000-4000-8000-000000000001' }, { title: 'Away' })
  library.online.add('00000000-0000-4000-8000-000000000001')
  expect(await found('', { filters: { kind: 'service', isOnline: true } })).toEqual(['Here'])
  expect((await search.facets(queryFor(''))).online).toBe(1)
})

test('what has a mark is found by it and by nothing like it, before and after the index was built', async () => {
  await put(
    { title: 'Maps of walks', marks: ['skill maps', 'size small'] },
    { title: 'Maps of towns', marks: ['skill drawing', 'size small'] },
  )
  const marked = (...marks: string[]) => ({ filters: { kind: 'service' as const, marks } })
  const look = async () => {
    expect(await found('maps', marked('skill maps'))).toEqual(['Maps of walks'])
    expect(await found('', marked('skill drawing', 'size small'))).toEqual(['Maps of towns'])
    expect(await found('', marked('skill map'))).toEqual([])
    expect(await found('skill')).toEqual([])
  }
  await look()
  await search.rebuild('service')
  await look()
})

test('a kind that does not exist yet is empty', async () => {
  const query = queryFor('anything', { filters: { kind: 'team' } })
  expect(await search.page(query, { offset: 0, most: 5 })).toEqual({ found: [] })
  expect(await search.count(query)).toEqual({ count: 0, isOver: false })
  expect((await search.facets(query)).categories).toEqual([])
})
