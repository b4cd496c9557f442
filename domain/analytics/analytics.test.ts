import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { listBest, listNewest, listUnfinished } from '#domain/catalogue/index.ts'
import { draftService, pauseService } from '#domain/catalogue/index.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { computeMedians, dayOf, periodLengths } from '#domain/views/index.ts'
import { serviceDay } from '#domain/views/schema.server.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { countMarketplace, findMarketplaceFigures } from './marketplace-figures.ts'
import { periodOf } from './period.ts'
import { findServiceAnalytics, listAnalyticsForFile } from './service-analytics.ts'

const now = new Date('2026-11-15T12:00:00Z')
const clock = movableClock(now)
const { db, transaction } = await testDatabase({ clock })
const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const nothingSold = { orders: 0, earnedMinor: 0n }
const day = (ago: number) => dayOf(addDays(now, -ago))

const aSeller = () => transaction(async (tx) => actorOf(await makeMember(tx)))
const aService = (seller: Awaited<ReturnType<typeof aSeller>>) =>
  transaction(async (tx) => {
    const category = await makeCategory(tx)
    const gallery = [{ pictureId: await makePicture(tx, seller.id), alt: 'A careful piece' }]
    return publishSome(tx, seller, someContent({ categoryId: category.id, gallery }), settings)
  })

test.each(periodLengths)('%i days are told in whole points, and compared with as many before', (days) => {
  const period = periodOf(days, now)
  expect(period.points).toHaveLength(days / period.daysAPoint)
  expect(period.points[0]).toEqual({ day: period.now.from, dayBefore: period.before.from })
  expect(period.now.to).toBe('2026-11-15')
  expect(Date.parse(period.now.from) - Date.parse(period.before.to)).toBe(86_400_000)
})

test('a seller sees each service against the period before and the middle of its category', async () => {
  const seller = await aSeller()
  const [one, other] = [await aService(seller), await aService(seller)]
  await db.insert(serviceDay).values([
    {
      serviceId: one.id,
      day: day(0),
      categoryId: one.categoryId,
      impressions: 100,
      views: 12,
      opened: 9,
      favourites: 1,
    },
    { serviceId: one.id, day: day(6), categoryId: one.categoryId, impressions: 50, views: 3 },
    { serviceId: one.id, day: day(7), categoryId: one.categoryId, impressions: 20, views: 2 },
    { serviceId: other.id, day: day(1), categoryId: other.categoryId, impressions: 5, views: 1 },
  ])
  await transaction(computeMedians)
  const found = await findServiceAnalytics(db, seller.id, { days: 7, now })
  expect(found.total).toEqual({
    now: { impressions: 155, views: 16, opened: 9, favourites: 1, ...nothingSold },
    before: { impressions: 20, views: 2, opened: 0, favourites: 0, ...nothingSold },
  })
  expect(found.points.map((point) => point.now.views)).toEqual([3, 0, 0, 0, 0, 1, 12])
  expect(found.points.at(-1)?.before.views).toBe(2)
  const row = found.services.find(({ id }) => id === one.id)
  expect(row).toMatchObject({ now: { views: 15 }, before: { views: 2 }, median: { views: 15 } })

  const alone = await findServiceAnalytics(db, seller.id, { days: 7, slug: other.slug, now })
  expect(alone.total.now.views).toBe(1)
  expect(alone.services).toHaveLength(2)
  const year = await findServiceAnalytics(db, seller.id, { days: 365, now })
  expect(year.total.now.views).toBe(18)

  const file = await listAnalyticsForFile(db, seller.id, { days: 7, now })
  expect(file.map((line) => [line.day, line.slug, line.views])).toEqual([
    [day(6), one.slug, 3],
    [day(1), other.slug, 1],
    [day(0), one.slug, 12],
  ])
})

test('the figures of others are nobody’s', async () => {
  const seller = await aSeller()
  const service = await aService(await aSeller())
  await db.insert(serviceDay).values({ serviceId: service.id, day: day(0), views: 5 })
  const found = await findServiceAnalytics(db, seller.id, { days: 30, slug: service.slug, now })
  expect(found.services).toEqual([])
  expect(found.total.now.views).toBe(0)
})

test('the hall tells of itself what was counted, until it is counted anew', async () => {
  const before = await findMarketplaceFigures(db, now)
  await transaction(countMarketplace)
  await aService(await aSeller())
  expect(await findMarketplaceFigures(db, now)).toEqual(before)
  await transaction(countMarketplace)
  expect(await findMarketplaceFigures(db, now)).toEqual({
    services: before.services + 1,
    sellers: before.sellers + 1,
    members: before.members + 1,
    completedDeals: 0,
    heldMinor: 0,
    paidOutMinor: 0,
    openProjects: 0,
    countedAt: now,
  })
})

test('what hangs can be listed by quality and by newness, what is paused can’t; drafts wait for their seller', async () => {
  const seller = await aSeller()
  clock.set(addDays(now, 1))
  const [newest, paused] = [await aService(seller), await aService(seller)]
  clock.set(now)
  await transaction((tx) => pauseService(tx, seller, { serviceId: paused.id }))
  expect((await listNewest(db, 1)).map(({ id }) => id)).toEqual([newest.id])
  const best = (await listBest(db, 100)).map(({ id }) => id)
  expect(best).toContain(newest.id)
  expect(best).not.toContain(paused.id)

  const content = someContent({ categoryId: newest.categoryId ?? '', title: 'A thing that I began writing' })
  await transaction((tx) => draftService(tx, seller, content))
  expect(await listUnfinished(db, seller.id, 5)).toMatchObject([
    { title: 'A thing that I began writing', kind: 'draft', isLive: false },
  ])
})
