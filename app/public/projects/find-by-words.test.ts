import { afterAll, expect, test } from 'vitest'
import { sitemapKinds } from '#app/machine/sitemap-kinds.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { openSome } from '#domain/projects/testing.ts'
import { searchesOf } from '#domain/testing-search.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { findByWords } from './find-by-words.server.ts'

const database = await testDatabase()
const { db, transaction } = database
const openOwnSearch = await searchesOf(database)
const search = openOwnSearch()
afterAll(() => search.close())

const [everyone, members, elsewhere, invited, categoryId] = await transaction(async (tx) => {
  const owner = actorOf(await makeMember(tx))
  const { id: categoryId } = await makeCategory(tx)
  return [
    await openSome(tx, owner, { categoryId, title: 'A harpsichord for a chapel' }),
    await openSome(tx, owner, { categoryId, title: 'A harpsichord for a cellar', visibility: 'members' }),
    await openSome(tx, owner, { title: 'A harpsichord for a barn' }),
    await openSome(tx, owner, { categoryId, title: 'A harpsichord for nobody', visibility: 'invited' }),
    categoryId,
  ] as const
})
await Promise.all([search.rebuild('project'), search.rebuild('members-project')])

async function found(words: string, given: { isMember?: boolean; categoryId?: string } = {}) {
  const { ids, readAs } = await findByWords(search, {
    words,
    isMember: given.isMember ?? false,
    categoryId: given.categoryId,
  })
  return { ids: ids.toSorted(), readAs }
}

test('members find what everyone does and what is for members; an invitation is never found', async () => {
  expect((await found('harpsichords')).ids).toEqual([everyone, elsewhere].toSorted())
  expect((await found('harpsichords', { isMember: true })).ids).toEqual(
    [everyone, elsewhere, members].toSorted(),
  )
  expect((await found('harpsichord', { categoryId })).ids).toEqual([everyone])
})

test('spelling is mended only where nothing has the words as typed', async () => {
  expect(await found('harpsicord')).toEqual({
    ids: [everyone, elsewhere].toSorted(),
    readAs: 'harpsichord',
  })
  expect(await found('celar', { isMember: true })).toMatchObject({ ids: [] })
  expect(await found('cellar', { isMember: true })).toEqual({ ids: [members], readAs: undefined })
})

test('an open project is suggested, and told to search engines, if everyone may see it', async () => {
  const suggested = (await search.suggest('harps', 10)).filter(({ kind }) => kind === 'project')
  expect(suggested).toHaveLength(1)
  expect([everyone, elsewhere]).toContain((suggested[0] as { id: string }).id)
  const told = (await sitemapKinds['projects']?.listEntries(db, 1, 1)) ?? []
  const paths = told.map(({ path }) => path)
  for (const id of [everyone, elsewhere]) expect(paths).toContain(`/projects/${id}`)
  for (const id of [members, invited]) expect(paths).not.toContain(`/projects/${id}`)
})
