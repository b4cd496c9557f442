import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { visitor, type MemberActor } from '#domain/actor.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import type { SearchEngine } from '#domain/search/index.ts'
import { readSettings } from '#domain/settings/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import {
  archiveService,
  draftService,
  findServicePage,
  pauseService,
  saveDraft,
  type ServiceContent,
} from '../index.ts'
import { publishSome, someContent } from '../testing.ts'

const { db, transaction } = await testDatabase()
const settings = await readSettings(db, new Date())

let seller: MemberActor
let rival: MemberActor
let admin: MemberActor
let leafId: string
let topId: string

beforeAll(async () => {
  await transaction(async (tx) => {
    seller = actorOf(await makeMember(tx))
    rival = actorOf(await makeMember(tx))
    admin = actorOf(await makeMember(tx, { role: 'admin' }))
    const top = await makeCategory(tx)
    topId = top.id
    leafId = (await makeCategory(tx, { below: top })).id
  })
})

type SomeContent = Partial<Omit<ServiceContent, 'categoryId'>>
const publish = (who: MemberActor, given: SomeContent = {}, categoryId = leafId) =>
  transaction(async (tx) => {
    const gallery = [{ pictureId: await makePicture(tx, who.id), alt: 'A cover' }]
    return publishSome(tx, who, someContent({ categoryId, gallery, ...given }), settings)
  })

/** Search as a list that was told beforehand: what it finds in which category is not what is tested here. */
function finding(found: Record<string, string[]>): Pick<SearchEngine, 'page'> {
  return {
    page: async ({ filters }) => ({
      found: (found[filters.categoryId ?? ''] ?? []).map((id) => ({
        id,
        why: { match: 1, foundIn: 'browse' as const, quality: 1 },
      })),
    }),
  }
}
const nothing = finding({})
const look = (slug: string, actor: Parameters<typeof findServicePage>[2]['actor'] = visitor, more = {}) =>
  findServicePage(db, nothing, { slug, actor, ...more })

test('the page has the words, the pictures, the seller and the line of categories', async () => {
  const { slug, title } = await publish(seller)
  expect(await look(slug)).toMatchObject({
    outcome: 'found',
    page: {
      slug,
      shown: { as: 'open' },
      content: { title },
      rating: null,
      seller: { id: seller.id },
      reputation: null,
      line: [{ id: topId }, { id: leafId }],
      gallery: [{ alt: 'A cover', picture: { state: 'ready' } }],
    },
  })
})

test('similar ones are other people’s, shared tags first, then as search has them', async () => {
  const own = await publish(seller, { tags: ['ink', 'paper'] })
  const ownOther = await publish(seller, { tags: ['ink'] })
  const plain = await publish(rival, { tags: ['wood'] })
  const alike = await publish(rival, { tags: ['Paper', 'ink'] })
  const paused = await publish(rival, { tags: ['ink'] })
  await transaction((tx) => pauseService(tx, rival, { serviceId: paused.id }))
  const search = finding({ [leafId]: [own.id, ownOther.id, plain.id, alike.id, paused.id] })
  const found = await findServicePage(db, search, { slug: own.slug, actor: visitor })
  expect(found.outcome === 'found' && found.page.similar.map(({ id }) => id)).toEqual([alike.id, plain.id])
})

test('a category with little in it is widened to the one at the top, after its own', async () => {
  const own = await publish(seller, { tags: ['ink'] })
  const near = await publish(rival, { tags: [] })
  const far = await publish(rival, { tags: ['ink'] })
  const search = finding({ [leafId]: [near.id], [topId]: [far.id, near.id] })
  const found = await findServicePage(db, search, { slug: own.slug, actor: visitor })
  expect(found.outcome === 'found' && found.page.similar.map(({ id }) => id)).toEqual([near.id, far.id])
})

test('paused and archived ones say so, and an unknown address is nothing', async () => {
  const { id, slug } = await publish(seller)
  await transaction((tx) => pauseService(tx, seller, { serviceId: id }))
  expect(await look(slug)).toMatchObject({ page: { shown: { as: 'paused' } } })
  await transaction((tx) => archiveService(tx, seller, { serviceId: id }))
  expect(await look(slug)).toMatchObject({ page: { shown: { as: 'archived' } } })
  expect(await look('no-such-service')).toEqual({ outcome: 'unknown' })
})

test('a draft is seen by its seller and by moderators only', async () => {
  const content = someContent({ categoryId: leafId })
  const { slug } = await transaction((tx) => draftService(tx, seller, content))
  for (const stranger of [visitor, rival]) expect(await look(slug, stranger)).toEqual({ outcome: 'unknown' })
  expect(await look(slug, seller)).toMatchObject({
    page: { shown: { as: 'preview', preview: { state: 'draft', isLive: false, isOwn: true } } },
  })
  expect(await look(slug, admin)).toMatchObject({ page: { shown: { preview: { isOwn: false } } } })
})

test('an unfinished draft without a category can be looked at', async () => {
  const bare = { ...someContent({ categoryId: leafId }), categoryId: null, packages: [], tags: [] }
  const { slug } = await transaction((tx) => draftService(tx, seller, bare))
  expect(await look(slug, seller)).toMatchObject({
    page: { line: [], similar: [], content: { packages: [] } },
  })
})

test('the new words of a published service are shown to whoever may ask for them', async () => {
  const { id, slug, title } = await publish(seller)
  const content = someContent({ categoryId: leafId, title: 'A much better title for the same work' })
  await transaction((tx) => saveDraft(tx, seller, { serviceId: id, content, basedOn: null }))
  const asked = { wantsPreview: true }
  expect(await look(slug, seller)).toMatchObject({ page: { shown: { as: 'open' }, content: { title } } })
  expect(await look(slug, seller, asked)).toMatchObject({
    page: { shown: { as: 'preview', preview: { isLive: true } }, content: { title: content.title } },
  })
  expect(await look(slug, rival, asked)).toMatchObject({
    page: { shown: { as: 'open' }, content: { title } },
  })
})
