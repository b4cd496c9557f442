import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { serviceFigures } from '#domain/catalogue/schema.server.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { keyOfSeen, openSeenBuffer, type Seen } from '#domain/views/index.ts'
import { countedToday, serviceDay, viewedService, visitorSalt } from '#domain/views/schema.server.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { countSeenServices } from './count-seen.ts'

const start = new Date('2026-11-15T12:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock })

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

async function aService() {
  return transaction(async (tx) => {
    const seller = actorOf(await makeMember(tx))
    const category = await makeCategory(tx)
    const gallery = [{ pictureId: await makePicture(tx, seller.id), alt: 'A careful piece' }]
    const content = someContent({ categoryId: category.id, gallery })
    return { ...(await publishSome(tx, seller, content, settings)), category }
  })
}

const seen = (serviceId: string, given: Partial<Seen> = {}): Seen => ({
  kind: 'view',
  serviceId,
  visitor: '203.0.113.9\nFirefox',
  memberId: null,
  at: clock.now(),
  ...given,
})
const count = (...all: Seen[]) => transaction((tx) => countSeenServices(tx, all))
const dayOfService = async (id: string) => {
  const [row] = await db.select().from(serviceDay).where(eq(serviceDay.serviceId, id))
  return row && { impressions: row.impressions, views: row.views, categoryId: row.categoryId }
}
const figuresOf = async (id: string) => {
  const [row] = await db.select().from(serviceFigures).where(eq(serviceFigures.serviceId, id))
  return row && { impressions: row.impressionsCount, views: row.viewsCount }
}

test('a visitor is counted once a day, however often they look', async () => {
  const { id, category } = await aService()
  await count(seen(id), seen(id, { kind: 'impression' }))
  await count(seen(id), seen(id), seen(id, { visitor: '203.0.113.9\nChrome' }))
  expect(await dayOfService(id)).toEqual({ impressions: 1, views: 2, categoryId: category.id })
  expect(await figuresOf(id)).toEqual({ impressions: 1, views: 2 })
})

test('a visitor who saw it in a list and opened it has opened it once; who came by a link has not', async () => {
  const { id } = await aService()
  const opened = async () => {
    const [row] = await db.select().from(serviceDay).where(eq(serviceDay.serviceId, id))
    return row && [row.impressions, row.views, row.opened]
  }
  const by = (visitor: string, kind: Seen['kind']) => seen(id, { visitor, kind })
  await count(by('link', 'view'), by('both', 'impression'), by('both', 'view'), by('list', 'impression'))
  expect(await opened()).toEqual([2, 2, 1])
  await count(by('list', 'view'), by('both', 'view'))
  expect(await opened()).toEqual([2, 3, 2])
  await count(by('link', 'impression'), by('link', 'view'), by('list', 'impression'))
  expect(await opened()).toEqual([3, 3, 3])
})

test('the next day the same visitor counts again, and nothing tells that it was the same', async () => {
  const { id } = await aService()
  await count(seen(id), seen(id, { at: addDays(start, 1) }))
  const rows = await db.select().from(countedToday).where(eq(countedToday.serviceId, id))
  expect(new Set(rows.map((row) => row.visitorHash)).size).toBe(2)
  expect(await figuresOf(id)).toEqual({ impressions: 0, views: 2 })
  const salts = await db.select().from(visitorSalt)
  expect(new Set(salts.map(({ salt }) => salt)).size).toBe(salts.length)
})

test('ids that name no service, and sellers who look at their own, are not counted', async () => {
  const { id, sellerId } = await aService()
  const nothing = crypto.randomUUID()
  await count(seen(nothing), seen(id, { memberId: sellerId, visitor: sellerId }))
  expect(await dayOfService(nothing)).toBeUndefined()
  expect(await dayOfService(id)).toBeUndefined()
  expect(await db.$count(viewedService, eq(viewedService.memberId, sellerId))).toBe(0)
})

test('what a member looked at is kept once, with the latest look', async () => {
  const { id } = await aService()
  const memberId = crypto.randomUUID()
  const later = addDays(start, 2)
  await count(seen(id, { memberId, visitor: memberId, at: later }))
  await count(seen(id, { memberId, visitor: memberId }), seen(id, { kind: 'impression', memberId }))
  const rows = await db.select().from(viewedService).where(eq(viewedService.memberId, memberId))
  expect(rows).toEqual([{ memberId, serviceId: id, viewedAt: later }])
})

test('many processes that saw the same visitors at once count each of them once', async () => {
  const services = [await aService(), await aService(), await aService()]
  const all = services.flatMap(({ id }) =>
    Array.from({ length: 20 }, (_, index) => seen(id, { visitor: `visitor ${index}` })),
  )
  await Promise.all(Array.from({ length: 8 }, (_, index) => count(...(index % 2 ? all : all.toReversed()))))
  for (const { id } of services) expect(await figuresOf(id)).toEqual({ impressions: 0, views: 20 })
})

test('what a process gathered is counted when it stops', async () => {
  const { id } = await aService()
  const buffer = openSeenBuffer({
    keyOf: keyOfSeen,
    write: (batch) => transaction((tx) => countSeenServices(tx, batch)),
    everyMs: 3_600_000,
  })
  buffer.note(seen(id))
  expect(await dayOfService(id)).toBeUndefined()
  await buffer.close()
  expect(await figuresOf(id)).toEqual({ impressions: 0, views: 1 })
})
