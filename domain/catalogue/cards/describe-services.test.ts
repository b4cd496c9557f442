import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import { category } from '#domain/categories/schema.server.ts'
import { setFigures } from '#domain/reputation/index.ts'
import { searchDelta } from '#domain/search/schema.server.ts'
import { describeTeams } from '#domain/teams/index.ts'
import { aTeam } from '#domain/teams/testing.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { refreshQuality, refreshQualityAfter } from '../quality/compute-quality.ts'
import { describeServices, listShownServices } from './describe-services.ts'
import { sellingTeams } from './describe-teams.ts'
import { listServicesOfTeams } from './list-services-of.ts'
import { listServiceIdsOf } from '../list-service-ids-of.ts'
import { findQualityHistory, sweepQualityHistory } from '../quality/quality-history.ts'
import { service, serviceFigures, serviceVersion } from '../schema.server.ts'
import { emptyContent } from '../service-content.ts'

const DAY_MS = 86_400_000

/** A service as it stands once it was approved. */
async function putService(
  tx: Transaction,
  sellerId: string,
  given: Partial<typeof service.$inferInsert> = {},
  figures: Partial<typeof serviceFigures.$inferInsert> = {},
): Promise<string> {
  const [top] = await tx.db
    .insert(category)
    .values({
      slug: `c${Math.random().toString(36).slice(2)}`,
      title: 'Drawing',
      path: Math.random().toString(36),
      depth: 1,
      lineIds: [],
      createdAt: tx.now,
    })
    .returning()
  const categoryId = top?.id ?? ''
  const [made] = await tx.db
    .insert(service)
    .values({
      sellerId,
      slug: Math.random().toString(36),
      title: 'A portrait of your cat',
      createdAt: tx.now,
      changedAt: tx.now,
    })
    .returning()
  const id = made?.id ?? ''
  const content = { ...emptyContent, description: 'In ink, from a photograph', tags: ['pets'] }
  const [version] = await tx.db
    .insert(serviceVersion)
    .values({ serviceId: id, number: 1, state: 'approved', content, writtenAt: given.changedAt ?? tx.now })
    .returning()
  await tx.db
    .update(service)
    .set({
      state: 'published',
      categoryId,
      liveVersionId: version?.id ?? null,
      publishedAt: tx.now,
      priceFromMinor: 4_000,
      ...given,
    })
    .where(eq(service.id, id))
  if (Object.keys(figures).length > 0)
    await tx.db.insert(serviceFigures).values({ serviceId: id, ...figures })
  return id
}

test('a service is described as everyone sees it, and not at all when nobody may', async () => {
  const { db, transaction } = await testDatabase()
  const { shown, paused, hidden, sellerId } = await transaction(async (tx) => {
    const seller = await makeMember(tx, { languages: [{ code: 'ru', level: 'native' }] })
    return {
      sellerId: seller.id,
      shown: await putService(tx, seller.id, {}, { ratingSum: 960, ratingCount: 2, quality: 0.7 }),
      paused: await putService(tx, seller.id, { state: 'paused' }),
      hidden: await putService(tx, seller.id, { isSellerHidden: true }),
    }
  })
  const described = await describeServices(db, [shown, paused, hidden])
  expect([...described.keys()]).toEqual([shown])
  expect(described.get(shown)).toMatchObject({
    title: 'A portrait of your cat',
    labels: ['pets'],
    text: 'In ink, from a photograph',
    priceMinor: 4_000,
    ratingHundredths: 480,
    ratedScore: 44_000,
    languages: ['ru'],
    level: 'new',
    ownerId: sellerId,
  })
  expect((await listShownServices(db, undefined, 10)).map(({ id }) => id)).toEqual([shown])
  expect(await listShownServices(db, shown, 10)).toEqual([])
  expect((await listServiceIdsOf(db, sellerId)).toSorted()).toEqual([shown, paused, hidden].toSorted())
})

test('what a team offers is found by the team, and ranks by the team’s figures and not by the writer’s', async () => {
  const { db, transaction } = await testDatabase()
  const { serviceId, ownerId, teamId } = await transaction(async (tx) => {
    const [owner, mate] = [await makeMember(tx), await makeMember(tx)]
    const team = await aTeam(tx, [
      { memberId: owner.id, basisPoints: 6_000 },
      { memberId: mate.id, basisPoints: 4_000 },
    ])
    await setFigures(tx, owner.id, async () => ({ responseBasisPoints: 10_000 }))
    await setFigures(tx, team, async () => ({
      responseBasisPoints: 8_500,
      completedCount: 30,
      ratingSum: 4_700,
      ratingCount: 10,
    }))
    return { serviceId: await putService(tx, owner.id, { teamId: team }), ownerId: owner.id, teamId: team }
  })
  await transaction((tx) => refreshQuality(tx, [serviceId]))
  const [figures] = await db.select().from(serviceFigures).where(eq(serviceFigures.serviceId, serviceId))
  expect(figures?.qualityParts).toMatchObject({ response: 0.85 })
  const team = (await describeTeams(db, [teamId])).get(teamId)
  expect((await describeServices(db, [serviceId])).get(serviceId)).toMatchObject({
    isTeam: true,
    level: 'trusted',
    ownerName: team?.name,
    ownerId,
    soldById: teamId,
  })
  expect(await listServiceIdsOf(db, teamId)).toEqual([serviceId])
  expect((await sellingTeams.describe(db, [teamId])).get(teamId)).toMatchObject({
    title: team?.name,
    level: 'trusted',
    ordersCount: 30,
    ratingHundredths: 470,
    marks: ['size small'],
  })
  expect((await listServicesOfTeams(db, [teamId], 4)).get(teamId)).toMatchObject([
    { id: serviceId, seller: { level: 'trusted' }, team: { id: teamId } },
  ])
})

test('quality is put together from its published parts, and a newcomer’s lift fades over thirty days', async () => {
  const { db, transaction } = await testDatabase()
  const ids = await transaction(async (tx) => {
    const seller = await makeMember(tx)
    const ago = (days: number) => new Date(tx.now.getTime() - days * DAY_MS)
    const made = [
      await putService(tx, seller.id),
      await putService(tx, seller.id, { publishedAt: ago(15), changedAt: ago(15) }),
      await putService(
        tx,
        seller.id,
        { publishedAt: ago(400), changedAt: ago(400) },
        {
          ratingSum: 49_000,
          ratingCount: 100,
          ordersCount: 120,
          completedCount: 120,
          onTimeCount: 60,
          viewsCount: 1_000,
        },
      ),
    ]
    await refreshQuality(tx, made)
    return made
  })
  const rows = await db.select().from(serviceFigures)
  const partsOf = (at: number) => rows.find((row) => row.serviceId === ids[at])?.qualityParts
  expect(partsOf(0)).toMatchObject({ newcomer: 1, recency: 1, rating: 0.825, completion: 0.9, response: 0.7 })
  expect(partsOf(1)).toMatchObject({ newcomer: 0.5 })
  expect(partsOf(2)).toMatchObject({ newcomer: 0, recency: 0, conversion: 1, onTime: 0.514 })
  const known = rows.find((row) => row.serviceId === ids[0])
  // 0.34 x 0.825 + 0.18 x 0.9 + 0.14 x 0.85 + 0.1 x 0.7 + 0.1 x 1 + 0.14 x 0.2 + 0.05 x 1 is more than the unrated may have.
  expect(known?.quality).toBeCloseTo(0.749, 4)
  // 0.34 x 0.9639 + 0.18 x 0.996 + 0.14 x 0.514 + 0.1 x 0.7 + 0.14 x 1
  expect(rows.find((row) => row.serviceId === ids[2])?.quality).toBeCloseTo(0.789, 3)
})

test('an unrated newcomer stands among the good, and never above the proven', async () => {
  const { db, transaction } = await testDatabase()
  const [newcomer = '', few = '', proven = ''] = await transaction(async (tx) => {
    const seller = await makeMember(tx)
    const old = { publishedAt: new Date(tx.now.getTime() - 400 * DAY_MS), changedAt: new Date(0) }
    const made = [
      await putService(tx, seller.id, {}, { ordersCount: 9, viewsCount: 20 }),
      await putService(tx, seller.id, old, { ratingSum: 960, ratingCount: 2, viewsCount: 400 }),
      // Nothing speaks for it but what people said.
      await putService(tx, seller.id, old, { ratingSum: 2_300, ratingCount: 5, viewsCount: 400 }),
    ]
    await refreshQuality(tx, made)
    return made
  })
  const rows = await db.select().from(serviceFigures)
  const qualityOf = (id: string) => rows.find((row) => row.serviceId === id)?.quality ?? 0
  expect(qualityOf(newcomer)).toBeGreaterThan(qualityOf(few))
  expect(qualityOf(proven)).toBeGreaterThan(qualityOf(newcomer))
})

test('a service that has served people well stands before one that came today', async () => {
  const { db, transaction } = await testDatabase()
  const [today = '', proven = ''] = await transaction(async (tx) => {
    const seller = await makeMember(tx)
    const ago = (days: number) => new Date(tx.now.getTime() - days * DAY_MS)
    const orders = { ordersCount: 12, completedCount: 12, onTimeCount: 12, viewsCount: 200 }
    const made = [
      await putService(tx, seller.id),
      await putService(
        tx,
        seller.id,
        { publishedAt: ago(200), changedAt: ago(60) },
        { ratingSum: 4_900, ratingCount: 10, ...orders },
      ),
    ]
    await refreshQuality(tx, made)
    return made
  })
  const rows = await db.select().from(serviceFigures)
  const qualityOf = (id: string) => rows.find(({ serviceId }) => serviceId === id)?.quality ?? 0
  expect(qualityOf(proven)).toBeGreaterThan(qualityOf(today))
})

test('what quality changed is touched for search, and what it did not is left alone', async () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const { db, transaction } = await testDatabase({ clock: { now: () => now } })
  const ids = await transaction(async (tx) => {
    const seller = await makeMember(tx)
    const made = [await putService(tx, seller.id), await putService(tx, seller.id)]
    await refreshQuality(tx, made)
    return made
  })
  const [reviewed = '', other = ''] = ids
  await db.delete(searchDelta)
  await transaction(async (tx) => {
    await tx.db
      .update(serviceFigures)
      .set({ ratingSum: 500, ratingCount: 1 })
      .where(eq(serviceFigures.serviceId, reviewed))
    await refreshQuality(tx, [reviewed, other])
  })
  expect((await db.select().from(searchDelta)).map((row) => row.documentId)).toEqual([reviewed])
})

test('the nightly round goes over all services in batches and ends', async () => {
  const { db, transaction } = await testDatabase()
  const ids = await transaction(async (tx) => {
    const seller = await makeMember(tx)
    return [await putService(tx, seller.id), await putService(tx, seller.id), await putService(tx, seller.id)]
  })
  const seen: string[] = []
  for (let after: string | undefined; ;) {
    after = await transaction((tx) => refreshQualityAfter(tx, after, 2))
    if (after === undefined) break
    seen.push(after)
  }
  expect(seen).toHaveLength(2)
  expect((await db.select().from(serviceFigures)).map((row) => row.serviceId).toSorted()).toEqual(
    ids.toSorted(),
  )
})

test('a seller sees why their service stands where it stands, and from which day on', async () => {
  const clock = movableClock(new Date('2026-10-01T12:00:00Z'))
  const { db, transaction } = await testDatabase({ clock })
  const refresh = (id: string) => transaction((tx) => refreshQuality(tx, [id]))
  const { seller, id } = await transaction(async (tx) => {
    const made = await makeMember(tx)
    const rated = { ratingSum: 430, ratingCount: 1 }
    return { seller: made, id: await putService(tx, made.id, { slug: 'a-cat-in-ink' }, rated) }
  })
  await refresh(id)
  await refresh(id)
  clock.set(new Date('2026-10-01T13:00:00Z'))
  await refresh(id)
  clock.set(new Date('2026-10-21T12:00:00Z'))
  await refresh(id)
  await db.update(serviceFigures).set({ ratingSum: 5_000, ratingCount: 10 })
  clock.set(new Date('2026-10-22T12:00:00Z'))
  await refresh(id)
  const asked = { sellerId: seller.id, slug: 'a-cat-in-ink', most: 10 }
  const history = await findQualityHistory(db, asked)
  expect(history?.lines.map(({ day, parts }) => [day, parts.rating, parts.newcomer])).toEqual([
    ['2026-10-22', 0.9222, 0.3],
    ['2026-10-21', 0.825, 0.3333],
    ['2026-10-01', 0.825, 1],
  ])
  expect(history?.now).toEqual({ quality: history?.lines[0]?.quality, parts: history?.lines[0]?.parts })
  expect(await findQualityHistory(db, { ...asked, sellerId: id })).toBeUndefined()

  clock.set(new Date('2027-11-26T12:00:00Z'))
  await sweepQualityHistory(db, clock.now())
  expect((await findQualityHistory(db, asked))?.lines.map(({ day }) => day)).toEqual(['2026-10-22'])
})
