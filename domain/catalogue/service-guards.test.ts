import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { setProUntil } from '#domain/accounts/index.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { operator, type MemberActor } from '#domain/actor.ts'
import { addCategory, mergeCategory, moveCategory } from '#domain/categories/index.ts'
import type { category } from '#domain/categories/schema.server.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { forgetPictures } from '#domain/pictures/index.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import {
  approveService,
  archiveService,
  draftInput,
  draftService,
  eraseServices,
  exportServices,
  findLiveService,
  findOwnService,
  hasServices,
  moveServices,
  pauseService,
  saveDraft,
  submitService,
  takeDownService,
  type ServiceContent,
} from './index.ts'
import { DRAFTS_MOST } from './drafts/draft-service.ts'
import { service, serviceVersion } from './schema.server.ts'
import { isTrusted } from './life/submit-service.ts'
import { publishSome, someContent } from './testing.ts'

const { db, transaction } = await testDatabase()
const settings = await readSettings(db, new Date())
const context = { settings, siteOrigin: 'https://hall.test', origin: { address: '', device: '' } }

let leaf: typeof category.$inferSelect
beforeAll(async () => {
  leaf = await transaction(async (tx) => makeCategory(tx, { below: await makeCategory(tx) }))
})

/** A seller with a picture, and words that can be submitted. */
async function newSeller() {
  return transaction(async (tx) => {
    const seller = actorOf(await makeMember(tx))
    const pictureId = await makePicture(tx, seller.id)
    const words = (some: Partial<Omit<ServiceContent, 'categoryId'>> = {}) =>
      someContent({ categoryId: leaf.id, gallery: [{ pictureId, alt: 'A work' }], ...some })
    return { seller, pictureId, words }
  })
}

const draft = (seller: MemberActor, content: ServiceContent) =>
  transaction((tx) => draftService(tx, seller, content))
const submit = (seller: MemberActor, serviceId: string, most = settings.activeServicesMost) =>
  transaction((tx) =>
    submitService(tx, seller, { serviceId }, { settings: { ...settings, activeServicesMost: most } }),
  )
const versionsOf = (serviceId: string) =>
  db.select().from(serviceVersion).where(eq(serviceVersion.serviceId, serviceId))

describe('what a seller gives up', () => {
  test('is not published by a moderator who had it open', async () => {
    const { seller, words } = await newSeller()
    const { serviceId } = await draft(seller, words())
    await submit(seller, serviceId)
    await transaction((tx) => archiveService(tx, seller, { serviceId }))
    await expect(
      transaction((tx) => approveService(tx, operator, { serviceId, note: '' }, context)),
    ).rejects.toThrow(Conflict)
    expect((await versionsOf(serviceId)).map(({ state }) => state)).toEqual(['draft'])
  })
})

describe('the quota of active services', () => {
  test('the last place is taken once, even by two requests at the same time', async () => {
    const { seller, words } = await newSeller()
    const [one, other] = [await draft(seller, words()), await draft(seller, words())]
    const outcomes = await Promise.allSettled([
      submit(seller, one.serviceId, 1),
      submit(seller, other.serviceId, 1),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refused.reason).toBeInstanceOf(Invalid)
  })

  test('is larger with PRO; when that ends what was made stays, and another needs room', async () => {
    const { seller, words } = await newSeller()
    const [one, other, third] = [
      await draft(seller, words()),
      await draft(seller, words()),
      await draft(seller, words()),
    ]
    await transaction((tx) => setProUntil(tx, seller.id, new Date(tx.now.getTime() + 60_000)))
    await submit(seller, one.serviceId, 1)
    await submit(seller, other.serviceId, 1)
    await transaction((tx) => setProUntil(tx, seller.id, null))
    await expect(submit(seller, third.serviceId, 1)).rejects.toThrow('as many as one may have')
    const [kept] = await versionsOf(other.serviceId)
    expect(kept?.state).toBe('submitted')
  })

  test('does not stand in the way of changing what is offered already', async () => {
    const { seller, words } = await newSeller()
    await transaction((tx) => publishSome(tx, seller, words(), settings))
    const { id } = await transaction((tx) => publishSome(tx, seller, words(), settings))
    const newer = words({ title: 'Another title for the same careful work' })
    await transaction((tx) => saveDraft(tx, seller, { serviceId: id, content: newer, basedOn: null }))
    expect(await submit(seller, id, 1)).toMatchObject({ outcome: 'in-review' })
  })

  test('drafts have a limit of their own', async () => {
    const { seller, words } = await newSeller()
    const now = new Date()
    await db.insert(service).values(
      Array.from({ length: DRAFTS_MOST }, (_, nth) => ({
        sellerId: seller.id,
        slug: `many-${seller.id}-${nth}`,
        title: '',
        createdAt: now,
        changedAt: now,
      })),
    )
    await expect(draft(seller, words())).rejects.toThrow(Conflict)
  })
})

describe('newer words of what is live', () => {
  test('that are the same words make no new version', async () => {
    const { seller, words } = await newSeller()
    const content = words()
    const { id, slug } = await transaction((tx) => publishSome(tx, seller, content, settings))
    await transaction((tx) => saveDraft(tx, seller, { serviceId: id, content, basedOn: null }))
    expect(await versionsOf(id)).toHaveLength(1)
    expect(await findOwnService(db, seller.id, slug)).toMatchObject({ versionState: 'approved' })
  })

  test('with a package left out do not put the other packages in a wrong order meanwhile', async () => {
    const { seller, words } = await newSeller()
    const content = words()
    const { id, slug } = await transaction((tx) => publishSome(tx, seller, content, settings))
    const dearer = { ...content, packages: [{ ...content.packages[0]!, priceMinor: 20_000 }] }
    await transaction((tx) => saveDraft(tx, seller, { serviceId: id, content: dearer, basedOn: null }))
    expect(await submit(seller, id)).toMatchObject({ outcome: 'in-review' })
    expect(await findLiveService(db, slug)).toMatchObject({
      service: { content: { packages: [{ priceMinor: 5_000 }, { priceMinor: 12_000 }] } },
    })
  })

  test('that were saved, but whose answer was lost, are saved again without a conflict', async () => {
    const { seller, words } = await newSeller()
    const { serviceId, writtenAt: basedOn } = await draft(seller, words())
    const content = words()
    const save = () => transaction((tx) => saveDraft(tx, seller, { serviceId, content, basedOn }))
    expect(await save()).toEqual(await save())
  })
})

test('two services with one title that are approved at once get addresses of their own', async () => {
  const title = 'The same title on two different services'
  const both = await Promise.all([newSeller(), newSeller()])
  const drafts = await Promise.all(
    both.map(async ({ seller, words }) => {
      const { serviceId } = await draft(seller, words({ title }))
      await submit(seller, serviceId)
      return serviceId
    }),
  )
  await Promise.all(
    drafts.map((serviceId) =>
      transaction((tx) => approveService(tx, operator, { serviceId, note: '' }, context)),
    ),
  )
  const rows = await db.select({ slug: service.slug }).from(service).where(eq(service.title, title))
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(2)
})

test('a category in which a paused service hangs stays one that nothing stands below', async () => {
  const { seller, words } = await newSeller()
  const [place, others] = await transaction(async (tx) => [await makeCategory(tx), await makeCategory(tx)])
  const content = { ...words(), categoryId: place.id }
  const { id: serviceId } = await transaction((tx) => publishSome(tx, seller, content, settings))
  await transaction((tx) => pauseService(tx, seller, { serviceId }))
  const reason = 'For a test'
  const looks = { slug: 'deeper', title: 'Deeper', description: '', icon: 'folder', reason }
  const withServices = { ...context, hasServices, moveServices }
  const addBelow = (parentId: string) =>
    transaction((tx) => addCategory(tx, operator, { ...looks, parentId }, withServices))
  const refused = { fields: { parentId: [expect.stringContaining('wait or are paused')] } }
  await expect(addBelow(place.id)).rejects.toMatchObject(refused)
  const moved = { categoryId: others.id, parentId: place.id, reason }
  await expect(transaction((tx) => moveCategory(tx, operator, moved, withServices))).rejects.toMatchObject(
    refused,
  )
  await addBelow(others.id)
  const merged = { categoryId: place.id, intoId: others.id, reason }
  await expect(transaction((tx) => mergeCategory(tx, operator, merged, withServices))).rejects.toMatchObject({
    fields: { intoId: [expect.stringContaining('choose one of those')] },
  })
})

test('a title that nobody can see, or that reads backwards, is refused', async () => {
  const { seller, words } = await newSeller()
  const { serviceId } = await draft(seller, words({ title: '\u200b'.repeat(20) }))
  await expect(submit(seller, serviceId)).rejects.toMatchObject({
    fields: { title: ['Title: fill this in'] },
  })
  const backwards = draftInput.safeParse(words({ title: '\u202eA portrait of your dog in oil' }))
  expect(backwards.error?.issues).toMatchObject([
    { path: ['title'], message: 'Title: remove the characters that can’t be shown' },
  ])
  expect(draftInput.safeParse(words({ title: 'עיצוב לוגו מקצועי\u200f 2026' })).success).toBe(true)
})

test('a seller whose service was taken down is not trusted any more', async () => {
  const { seller, words } = await newSeller()
  const shown = []
  for (let nth = 0; nth < 3; nth++)
    shown.push(await transaction((tx) => publishSome(tx, seller, words(), settings)))
  expect(await transaction((tx) => isTrusted(tx, seller.id))).toBe(true)
  const decision = { serviceId: shown[0]!.id, reasons: ['Someone else’s work'], note: '' }
  await transaction((tx) => takeDownService(tx, operator, decision, context))
  expect(await transaction((tx) => isTrusted(tx, seller.id))).toBe(false)
})

test('what was taken down and is sent again as it was brings no trust back', async () => {
  const { seller, words } = await newSeller()
  const shown = []
  for (let nth = 0; nth < 4; nth++)
    shown.push(await transaction((tx) => publishSome(tx, seller, words(), settings)))
  const serviceId = shown[0]!.id
  const reasons = ['Someone else’s work']
  await transaction((tx) => takeDownService(tx, operator, { serviceId, reasons, note: '' }, context))
  expect(await submit(seller, serviceId)).toMatchObject({ outcome: 'in-review' })
  expect(await transaction((tx) => isTrusted(tx, seller.id))).toBe(false)
  await transaction((tx) => approveService(tx, operator, { serviceId, note: '' }, context))
  expect(await transaction((tx) => isTrusted(tx, seller.id))).toBe(false)
  const stored = (await versionsOf(serviceId)).toSorted((one, other) => one.number - other.number)
  expect(stored.map((one) => [one.state, one.reasons])).toEqual([
    ['rejected', reasons],
    ['approved', []],
  ])
})

test('a member takes their services along, and what nobody bought is forgotten with them', async () => {
  const { seller, words, pictureId } = await newSeller()
  const live = await transaction((tx) => publishSome(tx, seller, words(), settings))
  const unused = await transaction((tx) => makePicture(tx, seller.id))
  const { serviceId } = await draft(seller, words({ gallery: [{ pictureId: unused, alt: 'Not shown' }] }))
  const exported: unknown[] = []
  for await (const one of exportServices(db, seller.id)) exported.push(one)
  expect(exported).toHaveLength(2)
  expect(exported[0]).toMatchObject({ slug: live.slug, versions: [{ content: { title: live.title } }] })

  const files = await transaction(async (tx) =>
    forgetPictures(tx, seller.id, await eraseServices(tx, seller.id)),
  )
  expect(files).toContain(`pictures/${unused}/320.webp`)
  expect(files.join()).not.toContain(pictureId)
  expect(await findLiveService(db, live.slug)).toMatchObject({ outcome: 'archived' })
  expect((await versionsOf(serviceId)).map(({ content }) => content.title)).toEqual([''])
  expect(await transaction((tx) => eraseServices(tx, seller.id))).toEqual([pictureId])
})
