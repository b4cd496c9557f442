import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { member } from '#domain/accounts/schema.server.ts'
import { actorOf } from '#domain/accounts/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { pauseService } from '#domain/catalogue/index.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { hideWork } from '#domain/portfolio/index.ts'
import { makeWork } from '#domain/portfolio/testing.ts'
import { reactWith } from '#domain/react.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import { readSettings } from '#domain/settings/index.ts'
import { refreshReputation } from '#domain/reputation/index.ts'
import { memberReputation } from '#domain/reputation/schema.server.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'
import { servedDatabaseUrl, openWeb } from '../server/web-test.ts'

test('a profile is kept in memory and drawn anew when a work, a service or the level changes', async () => {
  const databaseUrl = await servedDatabaseUrl()
  const web = await openWeb(databaseUrl)
  const database = openDatabase(databaseUrl, { poolSize: 2, name: 'guildhall test' })
  onTestFinished(() => database.close())
  // As another process would: what follows is called out to those that serve.
  const transaction = transactions(database, systemClock, reactWith({ enqueue: async () => {} }, testDesk()))
  const page = async (path = '/user/tomas-rivera') => (await fetch(web.origin + path)).text()
  const hits = async () => {
    const text = await (await fetch(`${web.origin}/metrics`)).text()
    return Number(/page_cache_requests_total\{result="hit"\} (\d+)/.exec(text)?.[1] ?? 0)
  }
  const settings = await readSettings(database.db, new Date())

  await page()
  const before = await hits()
  expect(await page()).not.toContain('A hall of echoes')
  expect(await hits()).toBe(before + 1)

  const { seller, workId, serviceId } = await transaction(async (tx) => {
    const [who] = await tx.db.select().from(member).where(eq(member.username, 'tomas-rivera'))
    if (!who) throw new Error('The demo has no seller')
    const actor = actorOf(who)
    const made = await makeWork(tx, actor, { title: 'A hall of echoes' })
    const gallery = [{ pictureId: await makePicture(tx, who.id), alt: 'A cover' }]
    const { id: categoryId } = await makeCategory(tx)
    const content = someContent({ categoryId, gallery, title: 'Echoes removed from any recording' })
    const service = await publishSome(tx, actor, content, settings)
    return { seller: actor, workId: made.workId, serviceId: service.id }
  })
  await expect.poll(() => page()).toContain('A hall of echoes')
  expect(await page()).toContain('Echoes removed from any recording')
  expect(await page('/user/tomas-rivera/portfolio')).toContain('A hall of echoes')

  await transaction((tx) => hideWork(tx, seller, { workId }))
  await expect.poll(() => page()).not.toContain('A hall of echoes')
  await expect.poll(() => page('/user/tomas-rivera/portfolio')).not.toContain('A hall of echoes')

  await transaction(async (tx) => {
    const figures = { completedCount: 30, ratingSum: 4_800, ratingCount: 10 }
    await tx.db.insert(memberReputation).values({ memberId: seller.id, ...figures })
    await refreshReputation(tx, [seller.id])
  })
  await expect.poll(() => page()).toContain('Trusted')

  await transaction((tx) => pauseService(tx, seller, { serviceId }))
  await expect.poll(() => page()).not.toContain('Echoes removed from any recording')
}, 120_000)
