import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { operator } from '#domain/actor.ts'
import { approveService, pauseService, saveDraft, submitService } from '#domain/catalogue/index.ts'
import { editCategory } from '#domain/categories/index.ts'
import { openMarket } from '../hall/market.ts'
import { freshDatabaseUrl, openWeb } from '../hall/web-test.ts'

const WITHIN = { interval: 20, timeout: 1_000 }
const textOf = async (url: string) => (await fetch(url)).text()

async function hitsOf(origin: string): Promise<number> {
  const metrics = await textOf(`${origin}/metrics`)
  return Number(/page_cache_requests_total\{result="hit"\} (\d+)/.exec(metrics)?.[1] ?? 0)
}

test('a change of a service is on every page that shows it, at every process within a second, and nothing else is dropped', async () => {
  const databaseUrl = await freshDatabaseUrl()
  const webs = [await openWeb(databaseUrl), await openWeb(databaseUrl, { JOBS: 'apart' })]
  const market = await openMarket(databaseUrl)
  onTestFinished(() => market.close())
  const [seller, rival] = [await market.addSeller('Mirela Kovač'), await market.addSeller('Teo Markovski')]
  const [marks, boats] = [await market.addCategory('Marks'), await market.addCategory('Boats')]
  const own = await market.publish(seller, { categoryId: marks.id, title: 'A mark for a bakery by the sea' })
  const beside = await market.publish(rival, { categoryId: marks.id, title: 'Labels for jars of plum jam' })
  const apart = await market.publish(rival, { categoryId: boats.id, title: 'A model of your own small boat' })

  // Rules of the demo that took effect in the past are announced once more by their jobs, and every page shows rules.
  const rulesToAnnounce = () =>
    market.transaction(async (tx) => {
      const { rows } = await tx.db.execute<{ waiting: number }>(
        sql`select count(*)::int as waiting from jobs.job
          where name = 'settings.take-effect' and state < 'completed' and start_after <= now()`,
      )
      return rows[0]?.waiting
    })
  await expect.poll(rulesToAnnounce, { interval: 50, timeout: 30_000 }).toBe(0)

  const everywhere = (path: string) => webs.map(({ origin }) => origin + path)
  /** What was published a moment ago may still be on its way to a process, which keeps no page of it until then. */
  const untilKept = async (path: string) => {
    for (const { origin } of webs) {
      const isKept = async () => {
        const before = await hitsOf(origin)
        await textOf(origin + path)
        return (await hitsOf(origin)) > before
      }
      await expect.poll(isKept, { interval: 50, timeout: 10_000 }).toBe(true)
    }
  }
  const expectKept = async (path: string) => {
    for (const { origin } of webs) {
      const before = await hitsOf(origin)
      await textOf(origin + path)
      expect(await hitsOf(origin), `${path} is kept`).toBe(before + 1)
    }
  }
  const expectEverywhere = async (path: string, words: string) => {
    for (const page of everywhere(path)) await expect.poll(() => textOf(page), WITHIN).toContain(words)
  }
  for (const { slug } of [own, beside, apart]) await untilKept(`/services/${slug}`)

  const content = await market.contentOf(seller, {
    categoryId: marks.id,
    title: 'A sign for a bakery by the sea',
  })
  await market.transaction(async (tx) => {
    await saveDraft(tx, seller, { serviceId: own.id, content, basedOn: null })
    await submitService(tx, seller, { serviceId: own.id }, market.given)
    await approveService(tx, operator, { serviceId: own.id, note: '' }, market.given)
  })
  await expectEverywhere('/services/a-sign-for-a-bakery-by-the-sea', 'A sign for a bakery by the sea')
  await expectEverywhere(`/services/${own.slug}`, 'A sign for a bakery by the sea')
  await expectEverywhere(`/services/${beside.slug}`, 'A sign for a bakery by the sea')
  await expectKept(`/services/${apart.slug}`)

  await market.transaction((tx) => pauseService(tx, seller, { serviceId: own.id }))
  await expectEverywhere('/services/a-sign-for-a-bakery-by-the-sea', 'takes no orders for this now')
  for (const page of everywhere(`/services/${beside.slug}`))
    await expect.poll(() => textOf(page), WITHIN).not.toContain('A sign for a bakery by the sea')
  await expectKept(`/services/${apart.slug}`)

  const { slug, description, icon } = marks
  const renamed = {
    categoryId: marks.id,
    title: 'Signs and marks',
    slug,
    description,
    icon,
    reason: 'Clearer',
  }
  await market.transaction((tx) => editCategory(tx, operator, renamed, market.given))
  await expectEverywhere(`/services/${beside.slug}`, 'Signs and marks')
  await expectKept(`/services/${apart.slug}`)
}, 90_000)
