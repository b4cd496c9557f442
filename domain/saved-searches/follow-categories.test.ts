import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { type MemberActor, operator } from '#domain/actor.ts'
import { editCategory, mergeCategory, moveCategory } from '#domain/categories/index.ts'
import type { category } from '#domain/categories/schema.server.ts'
import { hasCounted, makeCategory } from '#domain/categories/testing.ts'
import { reactWith } from '#domain/react.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { changeSavedSearch, listSavedSearches, saveSearch } from './index.ts'
import { savedSearch } from './schema.server.ts'

const { db, transaction } = await testDatabase({
  react: reactWith({ enqueue: async () => {} }, testDesk()),
})
type Category = typeof category.$inferSelect
const context = {
  origin: { address: '', device: '' },
  hasServices: hasCounted,
  moveServices: async () => {},
}
const reason = 'They are the same'

const make = (slug: string, below?: Category) =>
  transaction((tx) => makeCategory(tx, below ? { slug, below } : { slug }))
const newMember = () => transaction(async (tx) => actorOf(await makeMember(tx)))
const saveIn = (who: MemberActor, { id, path }: Category, more = '') =>
  transaction((tx) =>
    saveSearch(tx, who, {
      title: path,
      address: `in=services&category=${encodeURIComponent(path)}${more}`,
      query: { words: '', filters: { kind: 'service', categoryId: id }, sort: 'newest' },
    }),
  )
const merge = (from: Category, into: Category) =>
  transaction((tx) => mergeCategory(tx, operator, { categoryId: from.id, intoId: into.id, reason }, context))
const keptBy = (who: MemberActor) => listSavedSearches(db, who.id)
const soughtIn = async () =>
  (await db.select({ query: savedSearch.query }).from(savedSearch)).map(({ query }) =>
    'categoryId' in query.filters ? query.filters.categoryId : undefined,
  )

test('when categories are merged, searches in one of them are searches in the other, under its address', async () => {
  const [from, into, apart] = [await make('sketches'), await make('drawings'), await make('maps')]
  const anna = await newMember()
  await saveIn(anna, from, '&days=3')
  await saveIn(anna, apart)
  await merge(from, into)
  const addresses = (await keptBy(anna)).map(({ address }) => address)
  expect(addresses.toSorted()).toEqual(['in=services&category=drawings&days=3', 'in=services&category=maps'])
  expect(await soughtIn()).toEqual(expect.arrayContaining([into.id, apart.id]))
  expect(await soughtIn()).not.toContain(from.id)
})

test('two searches that a merge makes the same become one, the one that is told about', async () => {
  const [from, into] = [await make('jingles'), await make('tunes')]
  const anna = await newMember()
  await saveIn(anna, from)
  await saveIn(anna, into)
  const quiet = (await keptBy(anna)).find(({ title }) => title === 'tunes')
  await transaction((tx) => changeSavedSearch(tx, anna, { searchId: quiet?.id ?? '', hasAlerts: false }))
  await merge(from, into)
  expect(await keptBy(anna)).toMatchObject([
    { title: 'jingles', address: 'in=services&category=tunes', hasAlerts: true },
  ])
})

test('when a category gets another address or place, searches in it and below it go along', async () => {
  const top = await make('video')
  const [leaf, elsewhere] = [await make('cuts', top), await make('films')]
  const anna = await newMember()
  await saveIn(anna, top)
  await saveIn(anna, leaf)
  await transaction((tx) =>
    editCategory(
      tx,
      operator,
      {
        categoryId: top.id,
        title: top.title,
        slug: 'moving-pictures',
        description: '',
        icon: top.icon,
        reason,
      },
      context,
    ),
  )
  const addresses = async () => (await keptBy(anna)).map(({ address }) => address).toSorted()
  expect(await addresses()).toEqual([
    'in=services&category=moving-pictures',
    'in=services&category=moving-pictures%2Fcuts',
  ])
  await transaction((tx) =>
    moveCategory(tx, operator, { categoryId: leaf.id, parentId: elsewhere.id, reason }, context),
  )
  expect(await addresses()).toEqual([
    'in=services&category=films%2Fcuts',
    'in=services&category=moving-pictures',
  ])
})
