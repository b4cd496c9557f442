import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { fixedTerms } from '#app/shared/docs/figures/fixed-terms.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { computeMedians } from './compute-medians.ts'
import { countFavourite } from './count-favourite.ts'
import { findMedians, listDayFigures, listServiceDays, sumServiceFigures } from './day-queries.ts'
import { forgetViewed } from './forget-viewed.ts'
import { countedToday, serviceDay, viewedService, visitorSalt } from './schema.server.ts'
import { dayOf } from './seen.ts'
import { sweepViews, VIEWED_RETENTION_DAYS } from './sweep-views.ts'
import { exportViewed, listViewed } from './viewed-queries.ts'

const now = new Date('2026-11-15T12:00:00Z')
const clock = movableClock(now)
const { db, transaction } = await testDatabase({ clock })
const day = (ago: number) => dayOf(addDays(now, -ago))

test('the median of a category is that of the service in its middle, for each length of time', async () => {
  const categoryId = crypto.randomUUID()
  for (const [impressions, views, ago] of [
    [100, 10, 1],
    [200, 30, 2],
    [1_000, 40, 3],
    [5_000, 50, 20],
  ] as const)
    await db.insert(serviceDay).values({
      serviceId: crypto.randomUUID(),
      day: day(ago),
      categoryId,
      impressions,
      views,
      opened: views / 2,
    })
  await transaction(computeMedians)
  expect((await findMedians(db, [categoryId], 7)).get(categoryId)).toMatchObject({
    servicesCount: 3,
    impressions: 200,
    views: 30,
    clickThrough: 5,
    favourites: 0,
  })
  expect((await findMedians(db, [categoryId], 30)).get(categoryId)).toMatchObject({
    servicesCount: 4,
    impressions: 600,
    views: 35,
  })
  clock.set(addDays(now, 400))
  await transaction(computeMedians)
  clock.set(now)
  expect((await findMedians(db, [categoryId], 365)).size).toBe(0)
})

test('medians have all the time that they need', async () => {
  await db.execute(sql`create function slowly() returns trigger language plpgsql
    as $$ begin perform pg_sleep(0.05); return null; end $$`)
  await db.execute(sql`create trigger slowly after insert on category_median execute function slowly()`)
  const computed = transaction(async (tx) => {
    await tx.db.execute(sql`set local statement_timeout = 20`)
    await computeMedians(tx)
  })
  await expect(computed).resolves.toBeUndefined()
  await db.execute(sql`drop trigger slowly on category_median`)
})

test('figures are summed by day and by service, within the days that are asked for', async () => {
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  await db.insert(serviceDay).values([
    { serviceId: one, day: day(0), impressions: 5, views: 1 },
    { serviceId: one, day: day(1), impressions: 7, views: 2 },
    { serviceId: other, day: day(1), impressions: 1, views: 1 },
    { serviceId: other, day: day(9), impressions: 100, views: 100 },
  ])
  const range = { from: day(6), to: day(0) }
  expect(await listDayFigures(db, [one, other], range)).toEqual([
    { day: day(1), impressions: 8, views: 3, opened: 0, favourites: 0 },
    { day: day(0), impressions: 5, views: 1, opened: 0, favourites: 0 },
  ])
  expect((await sumServiceFigures(db, [one, other], range)).get(one)).toEqual({
    impressions: 12,
    views: 3,
    opened: 0,
    favourites: 0,
  })
  expect(await listServiceDays(db, [other], range)).toHaveLength(1)
})

test('a favourite of today is a figure of today, and can be taken back', async () => {
  const serviceId = crypto.randomUUID()
  await transaction((tx) => countFavourite(tx, { serviceId, change: 1 }))
  await transaction((tx) => countFavourite(tx, { serviceId, change: 1 }))
  await transaction((tx) => countFavourite(tx, { serviceId, change: -1 }))
  const [row] = await db.select().from(serviceDay).where(eq(serviceDay.serviceId, serviceId))
  expect(row).toMatchObject({ day: day(0), favourites: 1, views: 0 })
})

test('who was counted is forgotten with the day; figures stay while a chart can show them', async () => {
  const serviceId = crypto.randomUUID()
  const counted = { kind: 'view', serviceId, visitorHash: 'x' } as const
  await db.insert(countedToday).values([
    { ...counted, day: day(0) },
    { ...counted, day: day(1) },
  ])
  await db.insert(visitorSalt).values([
    { day: day(0), salt: 'a' },
    { day: day(1), salt: 'b' },
  ])
  await db.insert(serviceDay).values([
    { serviceId, day: day(1_460), views: 1 },
    { serviceId, day: day(1_500), views: 1 },
  ])
  await sweepViews(db, clock.now())
  expect((await db.select().from(visitorSalt)).map((row) => row.day)).toEqual([day(0)])
  expect(await db.$count(countedToday, eq(countedToday.serviceId, serviceId))).toBe(1)
  expect(await db.$count(serviceDay, eq(serviceDay.serviceId, serviceId))).toBe(1)
})

test('what was viewed is kept as long as the document on privacy says', () => {
  expect(`${VIEWED_RETENTION_DAYS} days`).toBe(fixedTerms.viewedServices)
})

test('a member sees what they viewed, the latest first, takes it along, and can have it forgotten', async () => {
  const member = actorOf(await transaction((tx) => makeMember(tx)))
  const ids = [1, 2, 3].map(() => crypto.randomUUID())
  await db
    .insert(viewedService)
    .values(
      ids.map((serviceId, index) => ({ memberId: member.id, serviceId, viewedAt: addDays(now, -index) })),
    )
  expect((await listViewed(db, member.id, 2)).map(({ serviceId }) => serviceId)).toEqual(ids.slice(0, 2))
  expect(await exportViewed(db, member.id)).toHaveLength(3)
  await transaction((tx) => forgetViewed(tx, member))
  expect(await exportViewed(db, member.id)).toEqual([])
})
