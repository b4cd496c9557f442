import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPerson } from '#domain/accounts/index.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor, operator, visitor, type MemberActor } from '#domain/actor.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { mergeCategory } from '#domain/categories/index.ts'
import { hasCounted, makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { reactWith } from '#domain/react.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import { searchesOf } from '#domain/testing-search.ts'
import { readSettings } from '#domain/settings/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, NotFound } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { findNews, listDueMembers } from './find-news.ts'
import {
  changeSavedSearch,
  exportSavedSearches,
  findSavedSearch,
  forgetSavedSearches,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
  stopAlerts,
} from './index.ts'
import { savedSearchLimits } from './saved-search-rules.ts'
import { savedSearch } from './schema.server.ts'
import { searchPhrase } from '#domain/search/schema.server.ts'
import { tellNews } from './tell-news.ts'

const database = await testDatabase({ react: reactWith({ enqueue: async () => {} }, testDesk()) })
const { db, transaction } = database
const settings = await readSettings(db, new Date())
const openOwnSearch = await searchesOf(database)
const search = openOwnSearch()
afterAll(() => search.close())

let seller: MemberActor
let leafId: string
let cover: string
beforeAll(() =>
  transaction(async (tx) => {
    seller = actorOf(await makeMember(tx))
    leafId = (await makeCategory(tx)).id
    cover = await makePicture(tx, seller.id)
  }),
)

const newMember = () => transaction(async (tx) => actorOf(await makeMember(tx)))
const podcasts = {
  title: 'podcast',
  address: 'q=podcast',
  query: { words: 'podcast', filters: { kind: 'service' as const }, sort: 'relevance' as const },
}
const save = (who: MemberActor, one: Parameters<typeof saveSearch>[2] = podcasts) =>
  transaction((tx) => saveSearch(tx, who, one))
/** Published, and found by everyone. */
async function publish(title: string): Promise<void> {
  const { id } = await transaction((tx) =>
    publishSome(
      tx,
      seller,
      someContent({ categoryId: leafId, title, gallery: [{ pictureId: cover, alt: 'A cover' }] }),
      settings,
    ),
  )
  const isFound = async () =>
    (await search.page(podcasts.query, { offset: 0, most: 50 })).found.some((one) => one.id === id)
  await expect.poll(isFound).toBe(true)
}
const only = async (who: MemberActor) => {
  const [one] = await listSavedSearches(db, who.id)
  if (!one) throw new Error('Nothing is saved')
  return one
}
const soon = () => new Date(Date.now() + 60_000)
async function tell(who: MemberActor) {
  const news = await findNews({ db, search }, who.id, soon())
  await transaction((tx) => tellNews(tx, clockActor, { memberId: who.id, news }))
  return news
}
async function lettersTo(who: MemberActor) {
  const { email } = (await findPerson(db, who.id)) ?? { email: '' }
  return db
    .select()
    .from(mailMessage)
    .where(and(eq(mailMessage.to, email), eq(mailMessage.kind, 'saved-search')))
}

test('a search is kept once, renamed, and removed by its own member alone', async () => {
  const [anna, boris] = [await newMember(), await newMember()]
  await save(anna)
  await save(anna)
  expect(await listSavedSearches(db, anna.id)).toHaveLength(1)
  const { id } = await only(anna)
  await transaction((tx) => changeSavedSearch(tx, anna, { searchId: id, title: 'For the show' }))
  expect(await only(anna)).toMatchObject({ title: 'For the show', address: 'q=podcast', hasAlerts: true })
  await expect(
    transaction((tx) => changeSavedSearch(tx, boris, { searchId: id, title: 'Mine' })),
  ).rejects.toThrow(NotFound)
  await transaction((tx) => removeSavedSearch(tx, boris, { searchId: id }))
  expect(await findSavedSearch(db, anna.id, 'q=podcast')).toBeDefined()
  await transaction((tx) => removeSavedSearch(tx, anna, { searchId: id }))
  expect(await findSavedSearch(db, anna.id, 'q=podcast')).toBeUndefined()
})

test('there is an end to how many one keeps, and who is banned keeps none', async () => {
  const anna = await newMember()
  for (let number = 0; number < savedSearchLimits.aMember; number++)
    await save(anna, { ...podcasts, address: `q=podcast+${number}` })
  await expect(save(anna, { ...podcasts, address: 'q=one+more' })).rejects.toThrow(Conflict)
  await expect(save({ ...anna, state: 'banned' })).rejects.toThrow(Forbidden)
})

test('what comes after a search was saved is told in one letter, once', async () => {
  const anna = await newMember()
  await publish('Podcast mixed long before anyone asked')
  await save(anna)
  expect(await tell(anna)).toMatchObject([{ services: [] }])
  expect(await lettersTo(anna)).toHaveLength(0)
  await publish('Podcast trailer with music that is cleared')
  await tell(anna)
  const [letter, ...others] = await lettersTo(anna)
  expect(others).toHaveLength(0)
  expect(letter?.subject).toBe('1 new for “podcast”')
  expect(letter?.text).toContain('Podcast trailer with music that is cleared')
  expect(letter?.text).toContain('https://hall.test/search?q=podcast&sort=newest')
  expect(letter?.unsubscribeUrl).toMatch(/^https:\/\/hall\.test\/search\/alerts\/[\w-]+$/)
  await tell(anna)
  expect(await lettersTo(anna)).toHaveLength(1)
})

test('one’s own services are no news', async () => {
  await save(seller)
  await publish('Podcast notes written from the recording')
  await tell(seller)
  expect(await lettersTo(seller)).toHaveLength(0)
})

test('what a saved search finds each morning is nobody’s search: its words are offered to no one', async () => {
  const anna = await newMember()
  await save(anna)
  await publish('Podcast theme in three lengths')
  const mornings = openOwnSearch()
  const [news] = await findNews({ db, search: mornings }, anna.id, soon())
  expect(news?.services).toHaveLength(1)
  // Whatever it has noted is written when it ends.
  await mornings.close()
  expect(await db.$count(searchPhrase)).toBe(0)
})

test('two runs at the same time write one letter', async () => {
  const anna = await newMember()
  await save(anna)
  await publish('Podcast episodes cut into captioned clips')
  await Promise.all([tell(anna), tell(anna)])
  expect(await lettersTo(anna)).toHaveLength(1)
})

test('the link in a letter stops them all without signing in, and they can begin again', async () => {
  const anna = await newMember()
  await save(anna)
  const [row] = await db.select().from(savedSearch).where(eq(savedSearch.memberId, anna.id))
  await transaction((tx) => stopAlerts(tx, visitor, row?.stopToken ?? ''))
  expect(await only(anna)).toMatchObject({ hasAlerts: false })
  expect(await listDueMembers(db, { lookedBefore: soon(), after: undefined, most: 1_000 })).not.toContain(
    anna.id,
  )
  const { id } = await only(anna)
  await transaction((tx) => changeSavedSearch(tx, anna, { searchId: id, hasAlerts: true }))
  expect(await listDueMembers(db, { lookedBefore: soon(), after: undefined, most: 1_000 })).toContain(anna.id)
  await expect(transaction((tx) => stopAlerts(tx, visitor, 'no-such-token'))).rejects.toThrow(NotFound)
})

test('a member takes their searches along, and they go with the account', async () => {
  const anna = await newMember()
  await save(anna)
  expect(await exportSavedSearches(db, anna.id)).toMatchObject([{ title: 'podcast', address: 'q=podcast' }])
  await transaction((tx) => forgetSavedSearches(tx, anna.id))
  expect(await listSavedSearches(db, anna.id)).toEqual([])
})

test('whoever searches in a category hears of what is new where it was merged into', async () => {
  const anna = await newMember()
  const closed = await transaction((tx) => makeCategory(tx, { slug: 'recordings' }))
  await save(anna, {
    title: 'Recordings',
    address: 'category=recordings',
    query: { words: 'podcast', filters: { kind: 'service', categoryId: closed.id }, sort: 'newest' },
  })
  await transaction((tx) =>
    mergeCategory(
      tx,
      operator,
      { categoryId: closed.id, intoId: leafId, reason: 'They are the same' },
      { origin: { address: '', device: '' }, hasServices: hasCounted, moveServices: async () => {} },
    ),
  )
  await publish('A podcast that came after the merge')
  const news = await findNews({ db, search }, anna.id, soon())
  expect(news[0]?.services.map(({ title }) => title)).toContain('A podcast that came after the merge')
})
